import type { Room } from './box-type.ts'
import { type Filled, packByTurns, packEqual, packedVolume, packOne, packRooms } from './pack-pieces.ts'
import { type Piece, volumeOf } from './piece.ts'

/** Ways to distribute the pieces over equal rooms, and those with the capacity for a half or a third of the weight. */
export function equalPackings(
  pieces: readonly Piece[],
  rooms: readonly Room[],
): readonly (readonly Filled[])[] {
  const equal = [...rooms, ...halved(pieces, rooms)]
  // The best order for one box may leave worse pieces for the next: the order of the library alone is tried as well.
  return [packOne, inOneOrder]
    .flatMap((one) => equal.map((room) => packEqual(room, pieces, one)))
    .filter((filled) => filled !== null)
}

/** Ways to distribute the pieces over rooms of several kinds. */
export function mixedPackings(
  pieces: readonly Piece[],
  rooms: readonly Room[],
): readonly (readonly Filled[])[] {
  return [packByTurns(pieces, (rest) => fullest(rooms, rest)), mixed(rooms, pieces)].filter(
    (filled) => filled !== null,
  )
}

/** The rooms with the capacity for a half and a third of the weight, for prices that rise with the weight of a parcel. */
function halved(pieces: readonly Piece[], rooms: readonly Room[]): readonly Room[] {
  const grams = pieces.map((piece) => piece.grams)
  const [total, heaviest] = [grams.reduce((sum, one) => sum + one, 0), Math.max(...grams)]
  return [2, 3].flatMap((boxes) => {
    const capacity = Math.max(heaviest, Math.ceil((total / boxes) * 1.05))
    return rooms.flatMap((room) => (capacity < room.capacity ? [{ ...room, capacity }] : []))
  })
}

function inOneOrder(room: Room, pieces: readonly Piece[]): Filled | null {
  return packRooms([room], pieces).filled[0] ?? null
}

/** The smallest room that holds all pieces, else the one with the most of them by volume. */
function fullest(rooms: readonly Room[], pieces: readonly Piece[]): Filled | null {
  const filled = rooms.flatMap((room) => packOne(room, pieces) ?? [])
  const whole = filled.filter(({ placed }) => placed.length === pieces.length)
  const bySize = (one: Filled, other: Filled) => volumeOf(one.room.inner) - volumeOf(other.room.inner)
  const byContent = (one: Filled, other: Filled) => packedVolume(other) - packedVolume(one)
  return (whole.length > 0 ? whole.toSorted(bySize)[0] : filled.toSorted(byContent)[0]) ?? null
}

/** The library's own choice among enough rooms of every kind. */
function mixed(rooms: readonly Room[], pieces: readonly Piece[]): readonly Filled[] | null {
  const { filled, rest } = packRooms(
    rooms.flatMap((room) => pieces.map(() => room)),
    pieces,
  )
  return rest.length === 0 ? filled : null
}

/** The smallest of the rooms that hold the pieces of a filled one; itself if none is smaller. */
export function inSmallest(filled: Filled, rooms: readonly Room[]): Filled {
  const pieces = filled.placed.map(({ piece }) => piece)
  const smaller = rooms
    .filter(({ inner }) => volumeOf(inner) < volumeOf(filled.room.inner))
    .toSorted((one, other) => volumeOf(one.inner) - volumeOf(other.inner))
  for (const room of smaller) {
    const found = packOne(room, pieces)
    if (found?.placed.length === pieces.length) return found
  }
  return filled
}
