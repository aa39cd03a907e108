import { Typography } from '@mantine/core'
import { expect, test } from 'vitest'
import { typographyClass } from './typography-class.ts'

test('names the class of this version of Mantine', () => {
  expect(typographyClass).toBe(Typography.classes.root)
})
