import { Button } from '@mantine/core'
import { useState } from 'react'
import { useText } from '#hooks/use-text.ts'
import twoLines from '#kit/two-lines.module.css'
import { formatNumber } from '#text/format.ts'
import classes from './box-list.module.css'
import { type BoxView, contentsOf, type DrawnPiece, viewFromAbove, viewFromSide } from './box-view.ts'
import { isUnweighed, type PackedBox } from './packed-box.ts'
import type { PackItem } from './piece.ts'

interface BoxListProps {
  readonly boxes: readonly PackedBox[]
  readonly items: readonly PackItem[]
}

/** Boxes that are drawn at first. */
const firstBoxes = 4

/** The boxes of a plan: each drawn from above and from the side, with a list of its contents. */
export function BoxList({ boxes, items }: BoxListProps) {
  const t = useText()
  const [isWhole, setWhole] = useState(false)
  const shown = isWhole ? boxes : boxes.slice(0, firstBoxes)
  return (
    <>
      <ol className={classes.boxes} aria-label={t('Các thùng')}>
        {shown.map((box, at) => (
          // oxlint-disable-next-line react/no-array-index-key -- the boxes of a plan never change
          <Box key={at} at={at} box={box} items={items} />
        ))}
      </ol>
      {shown.length < boxes.length && (
        <div>
          <Button variant="subtle" onClick={() => setWhole(true)}>
            {t('Xem thêm {n} thùng', { n: boxes.length - shown.length })}
          </Button>
        </div>
      )}
    </>
  )
}

interface BoxProps {
  readonly at: number
  readonly box: PackedBox
  readonly items: readonly PackItem[]
}

function Box({ at, box, items }: BoxProps) {
  const t = useText()
  const { name, parcel } = box
  const weight = formatNumber(parcel.weight ?? 0)
  const contents = contentsOf(box)
  const nameOf = (item: number) => items[item]?.name.trim() || t('Món {n}', { n: item + 1 })
  const inWords = contents
    .map(({ item, count }) => t('món {n}: {count} cái', { n: item + 1, count }))
    .join(', ')
  const views = [
    { label: t('Nhìn từ trên'), view: viewFromAbove(box) },
    { label: t('Nhìn từ bên cạnh'), view: viewFromSide(box) },
  ]
  return (
    <li className={classes.box}>
      <p className={classes.title}>
        <strong>{t('Thùng {n}', { n: at + 1 })}</strong>
        <span className={classes.facts}>
          {[
            name || t('vừa khít'),
            t('{size} cm', { size: sizeText([parcel.length, parcel.width, parcel.height]) }),
            isUnweighed(box) ? t('{weight} kg chưa kể vỏ thùng', { weight }) : `${weight} kg`,
          ].join(' · ')}
        </span>
      </p>
      <div className={classes.views}>
        {views.map(({ label, view }) => (
          <figure key={label} className={classes.view}>
            <BoxDrawing
              view={view}
              label={t('Thùng {n}, {view}: {items}', {
                n: at + 1,
                view: label.toLocaleLowerCase(),
                items: inWords,
              })}
            />
            <figcaption>{label}</figcaption>
          </figure>
        ))}
      </div>
      <ul className={classes.contents}>
        {contents.map(({ item, count }) => (
          <li key={item}>
            <span className={classes.number} data-tone={item % 8}>
              {item + 1}
            </span>
            <span className={twoLines.lines} title={nameOf(item)}>
              {nameOf(item)}
            </span>
            <span className={classes.count}>× {formatNumber(count)}</span>
          </li>
        ))}
      </ul>
    </li>
  )
}

const sizeText = (sides: readonly (number | null)[]) =>
  sides.map((side) => formatNumber(side ?? 0)).join(' × ')

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
    <svg
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- drawn here, it is no image file
      role="img"
      aria-label={label}
      className={classes.drawing}
      viewBox={`${-edge} ${-edge} ${width + 2 * edge} ${height + 2 * edge}`}
    >
      <rect className={classes.room} width={width} height={height} />
      {pieces.map((piece, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- the pieces of a drawing never change
        <Piece key={at} piece={piece} letter={letter} />
      ))}
      <rect className={classes.board} width={width} height={height} />
    </svg>
  )
}

function Piece({ piece, letter }: { readonly piece: DrawnPiece; readonly letter: number }) {
  const { item, x, y, width, height } = piece
  const number = String(item + 1)
  const size = Math.min(letter, height * 0.8, (width * 1.4) / number.length)
  return (
    <g>
      <rect className={classes.piece} data-tone={item % 8} x={x} y={y} width={width} height={height} />
      {size > letter * 0.6 && (
        <text
          className={classes.label}
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
