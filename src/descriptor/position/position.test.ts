import { expect, test } from 'vitest'
import { geoJson, inKeys, latLng } from './position.ts'

const here = { lat: 10.77, lng: 106.7 }

test.each([latLng, inKeys('latitude', 'longitude'), geoJson])('$name reads what it writes', (shape) => {
  expect(shape.read(JSON.parse(JSON.stringify(shape.write(here))))).toEqual(here)
  for (const raw of [
    null,
    undefined,
    '',
    'x',
    5,
    {},
    [],
    { lat: 1 },
    { coordinates: [1] },
    { coordinates: 5 },
  ])
    expect(shape.read(raw)).toBeNull()
})

test('reads degrees that came as text', () => {
  expect(latLng.read({ lat: '10.77', lng: '106.7' })).toEqual(here)
})

test('writes the longitude of GeoJSON first', () => {
  expect(geoJson.write(here)).toEqual({ type: 'Point', coordinates: [106.7, 10.77] })
})

test('keeps the other members and coordinates of a received position', () => {
  expect(latLng.write(here, { lat: '1', lng: 2, address: 'Lê Lợi' })).toEqual({ ...here, address: 'Lê Lợi' })
  const point = { type: 'Point', coordinates: [1, 2, 30], bbox: [1, 2, 1, 2] }
  expect(geoJson.write(here, point)).toEqual({ ...point, coordinates: [106.7, 10.77, 30] })
  expect(geoJson.write(here, '1,2')).toEqual({ type: 'Point', coordinates: [106.7, 10.77] })
})
