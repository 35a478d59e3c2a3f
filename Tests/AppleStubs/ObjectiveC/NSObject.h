// NSObject
@protocol NSObject
- (_Bool)isEqual:(id)object;
@property(readonly) unsigned long hash;
@end

__attribute__((objc_root_class))
@interface NSObject <NSObject>
- (instancetype)init __attribute__((objc_designated_initializer));
@end
