import { Menu } from '@mantine/core'
import '@mantine/core/styles/Popover.layer.css'
import '@mantine/core/styles/Menu.layer.css'
import { IconTextColor } from '@tabler/icons-react'
import { type Editor, useEditorState } from '@tiptap/react'
import { useText } from '#hooks/use-text.ts'
import marks from './rich-text-marks.module.css'
import { focusedChain, Tool } from './rich-text-toolbar.tsx'
import { textColorClass, textColors } from './text-colors.ts'

/** Returns the colour of the selection: '' without one, 'mixed' if only a part has it, since a checked item sets nothing. */
function selectedColor(editor: Editor): string {
  const color = String(editor.getAttributes('textColor')['color'] ?? '')
  return color === '' || editor.isActive('textColor', { color }) ? color : 'mixed'
}

/** The menu of the text colours. */
export function TextColorMenu({ editor }: { readonly editor: Editor }) {
  const t = useText()
  const color = useEditorState({
    editor,
    selector: () => selectedColor(editor),
  })
  return (
    <Menu
      position="bottom-start"
      transitionProps={{ duration: 0 }}
      withInitialFocusPlaceholder={false}
      classNames={{ dropdown: marks.marks ?? '' }}
    >
      <Menu.Target>
        <Tool label={t('Màu chữ')} icon={IconTextColor} active={color !== ''} />
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.RadioGroup
          value={color}
          onChange={(name) =>
            focusedChain(editor)
              .setTextColor(name === '' ? null : name)
              .run()
          }
        >
          <Menu.RadioItem value="" closeMenuOnClick>
            {t('Mặc định')}
          </Menu.RadioItem>
          {textColors.map(({ name, label }) => (
            <Menu.RadioItem key={name} value={name} closeMenuOnClick>
              <span className={textColorClass(name)}>{t(label)}</span>
            </Menu.RadioItem>
          ))}
        </Menu.RadioGroup>
      </Menu.Dropdown>
    </Menu>
  )
}
