import { Box as Frame, Group, Stack, Text } from '@mantine/core'
import type { GoodsLine } from '#features/quote/rules/goods.ts'
import { useText } from '#hooks/use-text.ts'
import { formatNumber } from '#text/format.ts'
import { endOf, type PackedBox } from './packed-box.ts'

interface BoxListProps {
  readonly boxes: readonly PackedBox[]
  readonly goods: readonly GoodsLine[]
}

/** The boxes of a plan: each drawn from above and from the side, with a list of its contents. */
export function BoxList({ boxes, goods }: BoxListProps) {
  const t = useText()
  return (
    <Stack component="ol" aria-label={t('Các thùng')}>
      {boxes.map((box, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- the boxes of a plan never change
        <Box key={at} at={at} box={box} goods={goods} />
      ))}
    </Stack>
  )
}

interface BoxProps {
  readonly at: number
  readonly box: PackedBox
  readonly goods: readonly GoodsLine[]
}

function Box({ at, box, goods }: BoxProps) {
  const t = useText()
  const { name, parcel } = box
  const weight = formatNumber(parcel.weight ?? 0)
  const contents = contentsOf(box)
  const nameOf = (item: number) => goods[item]?.name.trim() || t('Món {n}', { n: item + 1 })
  const inWords = contents
    .map(({ item, count }) => t('món {n}: {count} cái', { n: item + 1, count }))
    .join(', ')
  const views = [
    { label: t('Nhìn từ trên'), view: viewFromAbove(box) },
    { label: t('Nhìn từ bên cạnh'), view: viewFromSide(box) },
  ]
  return (
    <Stack component="li" gap="xs" pt="md" style={{ borderTop: '1px solid var(--ben-line)' }}>
      <Group gap="0 0.75rem">
        <strong>{t('Thùng {n}', { n: at + 1 })}</strong>
        <Text span c="dimmed">
          {[
            name || t('vừa khít'),
            t('{size} cm', { size: sizeText([parcel.length, parcel.width, parcel.height]) }),
            box.empty === 0 ? t('{weight} kg chưa kể vỏ thùng', { weight }) : `${weight} kg`,
          ].join(' · ')}
        </Text>
      </Group>
      <Group align="end">
        {views.map(({ label, view }) => (
          <Frame key={label} component="figure" m={0} maw="20rem" flex="1 1 12rem" c="dimmed" fz="xs">
            <BoxDrawing
              view={view}
              label={t('Thùng {n}, {view}: {items}', {
                n: at + 1,
                view: label.toLocaleLowerCase(),
                items: inWords,
              })}
            />
            <figcaption>{label}</figcaption>
          </Frame>
        ))}
      </Group>
      <Group component="ul" gap="0.25rem 1rem">
        {contents.map(({ item, count }) => (
          <Group component="li" key={item} gap="xs" align="baseline" wrap="nowrap" flex="1 1 14rem">
            <Text {...numberProps} bg={toneOf(item)}>
              {item + 1}
            </Text>
            <Text lineClamp={2} flex={1} title={nameOf(item)}>
              {nameOf(item)}
            </Text>
            <span>{`× ${formatNumber(count)}`}</span>
          </Group>
        ))}
      </Group>
    </Stack>
  )
}

const numberProps = {
  fz: 'xs',
  fw: 600,
  ta: 'center',
  miw: '1.5rem',
  px: 4,
  bdrs: 4,
  bd: '1px solid',
} as const

const sizeText = (sides: readonly (number | null)[]) =>
  sides.map((side) => formatNumber(side ?? 0)).join(' × ')

/** Fill colours of neighbouring items in the drawing. The number identifies an item, the colour marks its edges. */
const tones = [
  'light-dark(#cfe8ec, #17454f)',
  'light-dark(#f6e3c5, #54401b)',
  'light-dark(#dcebd0, #2f4a24)',
  'light-dark(#f3d9d6, #5a302c)',
  'light-dark(#dfdcf1, #3b3761)',
  'light-dark(#ebe7df, #444039)',
  'light-dark(#d3e3f4, #24435f)',
  'light-dark(#f0d9e8, #552f49)',
]

/** The colour of an item, by its index. */
const toneOf = (item: number) => tones[item % tones.length]

const line = { stroke: 'var(--mantine-color-text)', vectorEffect: 'non-scaling-stroke' } as const

interface BoxDrawingProps {
  readonly view: BoxView
  /** The drawing in words. */
  readonly label: string
}

/** A box as lines, each piece with the number of its item where the number has room. */
function BoxDrawing({ view: { width, height, pieces }, label }: BoxDrawingProps) {
  const letter = Math.max(width, height) / 15
  const edge = letter / 6
  return (
    <Frame
      component="svg"
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- drawn here, it is no image file
      role="img"
      aria-label={label}
      display="block"
      w="100%"
      mah="18rem"
      viewBox={`${-edge} ${-edge} ${width + 2 * edge} ${height + 2 * edge}`}
    >
      <rect fill="var(--ben-page)" width={width} height={height} />
      {pieces.map((piece, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- the pieces of a drawing never change
        <Piece key={at} piece={piece} letter={letter} />
      ))}
      <rect {...line} fill="none" strokeWidth={2} width={width} height={height} />
    </Frame>
  )
}

function Piece({ piece, letter }: { readonly piece: DrawnPiece; readonly letter: number }) {
  const { item, x, y, width, height } = piece
  const number = String(item + 1)
  const size = Math.min(letter, height * 0.8, (width * 1.4) / number.length)
  return (
    <g>
      <rect {...line} fill={toneOf(item)} x={x} y={y} width={width} height={height} />
      {size > letter * 0.6 && (
        <text
          fill="var(--mantine-color-text)"
          fontWeight={600}
          x={x + width / 2}
          y={y + height / 2}
          fontSize={size}
          textAnchor="middle"
          dominantBaseline="central"
        >
          {number}
        </text>
      )}
    </g>
  )
}

/** A rectangle of a drawing, in millimetres from its left upper corner. */
interface DrawnPiece {
  /** The index of the item. */
  readonly item: number
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** A drawing of a box in millimetres: the nearer to the viewer, the later in the list. */
interface BoxView {
  readonly width: number
  readonly height: number
  readonly pieces: readonly DrawnPiece[]
}

/** The box from above: length to the right, width downwards. */
export function viewFromAbove({ inner: [length, width], placed }: PackedBox): BoxView {
  const pieces = placed
    .toSorted((one, other) => endOf(one, 2) - endOf(other, 2))
    .map(({ piece, at: [x, y], sides }) => ({ item: piece.item, x, y, width: sides[0], height: sides[1] }))
  return { width: length, height: width, pieces }
}

/** The box from its long side: length to the right, height upwards; the lower edge of the view from above is the near side. */
export function viewFromSide({ inner: [length, , height], placed }: PackedBox): BoxView {
  const pieces = placed
    .toSorted((one, other) => endOf(one, 1) - endOf(other, 1))
    .map((one) => ({
      item: one.piece.item,
      x: one.at[0],
      y: height - endOf(one, 2),
      width: one.sides[0],
      height: one.sides[2],
    }))
  return { width: length, height, pieces }
}

/** How many pieces of each item are in a box, in the order of the items. */
export function contentsOf({
  placed,
}: PackedBox): readonly { readonly item: number; readonly count: number }[] {
  const counts = new Map<number, number>()
  for (const { piece } of placed) counts.set(piece.item, (counts.get(piece.item) ?? 0) + 1)
  return [...counts].map(([item, count]) => ({ item, count })).toSorted((one, other) => one.item - other.item)
}
