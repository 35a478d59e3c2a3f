/// How often an operation runs after its first call.
let times = 100

/// Runs an operation. A tool counts the instructions between the start and the end of this function, which it finds by
/// this name.
@inline(never)
func measuredOperation(_ operation: Int, _ times: Int) -> Int {
  let run = Operation.all[operation].run
  var sum = 0
  for _ in 0..<times { sum &+= run() }
  return sum
}

// The first line of the output is how often an operation runs, the others are the operations. Each is measured twice:
// its first call in the process, and the calls after it.
print(times)
var sum = 0
for index in Operation.all.indices {
  print(Operation.all[index].name)
  sum &+= measuredOperation(index, 1) &+ measuredOperation(index, times)
}
// What depends on a result is not left out.
precondition(sum != .min)
