import type { ComponentType, SVGProps } from 'react'

export interface IconProps extends Omit<SVGProps<SVGSVGElement>, 'stroke' | 'children'> {
  /** Pixels. */
  readonly size?: number
  /** The width of the lines, in units of a drawing of 24 × 24. */
  readonly stroke?: number
}

export type Icon = ComponentType<IconProps>

/** A path of an icon, as the package writes it. */
export type IconShape = readonly [tag: 'path', attributes: SVGProps<SVGPathElement>]

const drawings = {
  outline: { fill: 'none', stroke: 'currentColor', strokeLinecap: 'round', strokeLinejoin: 'round' },
  filled: { fill: 'currentColor', stroke: 'none' },
} as const

/**
 * Replaces `createReactComponent` of the icons' package: it draws the lines of an icon as one path. The package makes an element
 * of each line, which were a fifth of the elements of a list.
 */
export default function createIcon(
  drawing: keyof typeof drawings,
  _name: string,
  displayName: string,
  shapes: readonly IconShape[],
): Icon {
  const paths = pathsOf(shapes)
  const Drawing: Icon = ({ size = 24, stroke = 2, ...props }) => (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      strokeWidth={drawing === 'outline' ? stroke : undefined}
      {...drawings[drawing]}
      {...props}
    >
      {paths}
    </svg>
  )
  Drawing.displayName = displayName
  return Drawing
}

/** One path for the shapes that have nothing but lines, and the others as they are. */
function pathsOf(shapes: readonly IconShape[]) {
  const isLine = ([, { d: _d, key: _key, ...own }]: IconShape) => Object.keys(own).length === 0
  const lines = shapes.filter(isLine).map(([, { d }]) => d)
  const others = shapes.filter((shape) => !isLine(shape))
  return [
    lines.length > 0 && <path key="lines" d={lines.join('')} />,
    ...others.map(([, { key, ...attributes }]) => <path key={key} {...attributes} />),
  ]
}
