import type { ComponentPropsWithRef, CSSProperties } from 'react'
import classes from './tool-button.module.css'

interface Look {
  /** The tone of the icon, the outlined look of a tool beside inputs, or that of a cross. */
  readonly look: 'accent' | 'gray' | 'red' | 'outlined' | 'close'
  /** Its width and height in pixels. */
  readonly size: number
}

/** A square button with an icon and an `aria-label`: plain markup, which costs a list less than a component. */
export function ToolButton({ look, size, ...props }: ComponentPropsWithRef<'button'> & Look) {
  return <button type="button" {...props} {...toolLook({ look, size }, props)} />
}

interface CloseButtonProps extends ComponentPropsWithRef<'button'> {
  readonly size: number
  /** The size of its cross in pixels: by default 70 % of the button. */
  readonly iconSize?: number
}

/** A button with a cross, which closes or removes the element that contains it; its `aria-label` names the action. */
export function CloseButton({ size, iconSize = size * 0.7, ...props }: CloseButtonProps) {
  return (
    <ToolButton {...props} look="close" size={size}>
      <svg viewBox="0 0 15 15" width={iconSize} height={iconSize} aria-hidden>
        <path
          d="m3.6 3.6 7.8 7.8m0-7.8-7.8 7.8"
          stroke="currentColor"
          strokeWidth="1.15"
          strokeLinecap="round"
        />
      </svg>
    </ToolButton>
  )
}

interface Own {
  readonly className?: string | undefined
  readonly style?: CSSProperties | undefined
}

/** The attributes that draw an element as a tool button, for links too; `own` are its further class and style. */
export function toolLook({ look, size }: Look, own: Own = {}) {
  return {
    className: own.className ? `${classes.button} ${own.className}` : classes.button,
    style: { '--size': `${size}px`, ...own.style } as CSSProperties,
    'data-look': look,
  }
}
