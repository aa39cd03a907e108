// One style sheet for each Mantine part that the first screens draw, in Mantine's own order (a later
// one overrides an earlier one). A part that only lives in a chunk of its own, like the dates or
// the searchable selects, imports its sheet beside itself, so that no other screen pays for it.
import '@mantine/core/styles/baseline.layer.css'
import '@mantine/core/styles/default-css-variables.layer.css'
import '@mantine/core/styles/global.layer.css'
import '@mantine/core/styles/UnstyledButton.layer.css'
import '@mantine/core/styles/VisuallyHidden.layer.css'
import '@mantine/core/styles/Loader.layer.css'
import '@mantine/core/styles/ActionIcon.layer.css'
import '@mantine/core/styles/CloseButton.layer.css'
import '@mantine/core/styles/Group.layer.css'
import '@mantine/core/styles/Input.layer.css'
import '@mantine/core/styles/InlineInput.layer.css'
import '@mantine/core/styles/Anchor.layer.css'
import '@mantine/core/styles/Text.layer.css'
import '@mantine/core/styles/Button.layer.css'
import '@mantine/core/styles/Stack.layer.css'
import '@mantine/core/styles/Title.layer.css'
