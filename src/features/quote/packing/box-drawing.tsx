import classes from './box-list.module.css'
import type { BoxView, DrawnPiece } from './box-view.ts'

interface BoxDrawingProps {
  readonly view: BoxView
  /** The drawing in words. */
  readonly label: string
}

/** A box as lines, each piece with the number of its item where the number has room. */
export function BoxDrawing({ view: { width, height, pieces }, label }: BoxDrawingProps) {
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
