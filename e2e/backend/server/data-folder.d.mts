export function checkFolder(folder: string): void
