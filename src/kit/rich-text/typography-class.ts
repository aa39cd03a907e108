/** The class of Mantine's `Typography`, which draws the text in the editor, for text that is rendered without its code. */
export const typographyClass = 'm_d08caa0'
