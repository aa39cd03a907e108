/** Whether a text has letters or tone marks of Vietnamese; a server's messages for developers have none. */
export function isVietnamese(text: string): boolean {
  return /đ|\u0300|\u0301|\u0302|\u0303|\u0306|\u0309|\u031b|\u0323/iu.test(text.normalize('NFD'))
}
