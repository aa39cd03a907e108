import { Button } from '@mantine/core'

/** A source of stored pictures, such as the file manager. */
export interface PictureChooser {
  readonly label: string
  /** Opens the source at the present picture, '' for none. */
  readonly openLibrary: (present: string) => Promise<string | null>
  /** Called on hover or focus, to load the picker's code. */
  readonly prepare?: () => void
}

interface ChooserButtonProps {
  /** The address of the present picture; '' for none. */
  readonly present: string
  readonly chooser: PictureChooser
  readonly onChoose: (address: string) => void
}

/** Picks a stored picture. */
export function ChooserButton({ present, chooser, onChoose }: ChooserButtonProps) {
  const open = async () => {
    const address = await chooser.openLibrary(present)
    if (address !== null) onChoose(address)
  }
  return (
    <Button
      variant="default"
      onFocus={chooser.prepare}
      onPointerEnter={chooser.prepare}
      onClick={() => void open()}
    >
      {chooser.label}
    </Button>
  )
}
