import Almanac
import GuideAppModel
import MapKit
import SwiftUI

/// The country on a map.
struct CountryMap: View {
  let name: String
  let area: MapArea

  @State private var position = MapCameraPosition.automatic

  var body: some View {
    Map(position: $position) {
      Marker(name, coordinate: center)
    }
    .mapControls {
      MapCompass()
      MapScaleView()
    }
    .aspectRatio(4 / 3, contentMode: .fit)
    .clipShape(RoundedRectangle(cornerRadius: 12))
    .accessibilityLabel("Map of \(name)")
    .onChange(of: area, initial: true) { position = .region(region) }
  }

  private var center: CLLocationCoordinate2D {
    CLLocationCoordinate2D(latitude: area.center.latitude, longitude: area.center.longitude)
  }

  private var region: MKCoordinateRegion {
    MKCoordinateRegion(
      center: center,
      span: MKCoordinateSpan(latitudeDelta: area.latitudes, longitudeDelta: area.longitudes)
    )
  }
}
