import { expect, test } from 'vitest'
import { typedPosition } from './typed-position.ts'

const here = { lat: 10.77, lng: 106.7 }

test.each([
  ['10.77, 106.70', here],
  ['10.77,106.70', here],
  ['10.77 106.70', here],
  ['10,77; 106,70', here],
  ['10,77, 106,70', here],
  ['  10.77,\t106.7 ', here],
  ['１０.７７, １０６.７', here],
  ['10.77° N, 106.70° E', here],
  ['10.77N 106.7E', here],
  [`10°46'12"N 106°42'00.0"E`, here],
  ['10°46′12″N, 106°42′0″E', here],
  ['https://maps.example/place/x/@10.77,106.70,17z', here],
  ['https://maps.example/?q=10.77%2C106.70', here],
  ['geo:10.77,106.70', here],
  ['−33.5, -70.25', { lat: -33.5, lng: -70.25 }],
  [`33°30'S 70°15'W`, { lat: -33.5, lng: -70.25 }],
  [`10°75'0"N 106°42'0"E`, null],
  [`10°46'60"N 106°42'0"E`, null],
  [`10°46'12"N 106°60'E`, null],
  [`10°59.9'N 106°59'59.9"E`, { lat: 10.9983333, lng: 106.9999722 }],
  ['91, 0', null],
  ['0, 181', null],
  ['10.77', null],
  ['10,77', null],
  ['10, 20, 30', null],
  ['Chợ Bến Thành', null],
  ['', null],
])('parses %j', (typed, position) => {
  expect(typedPosition(typed)).toEqual(position)
})
