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
