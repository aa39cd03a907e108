/** The kinds of fields that can refer to a picture: the call and the body that save such a record. */
export const pictureFields: readonly (readonly [
  string,
  string,
  string,
  (url: string) => Record<string, unknown>,
])[] = [
  ['a picture field', 'POST', '/api/brand/create', (logo) => ({ name: `B ${logo}`, logo })],
  [
    'a list of pictures',
    'POST',
    '/api/product/create',
    (url) => ({ name: 'P', price: 1, images: ['/files/a.png', url] }),
  ],
  [
    'a rich text',
    'POST',
    '/api/guide',
    (url) => ({ title: url, category: 'service', content: `<p><img src="${url}"></p>` }),
  ],
  [
    'a rich text by an absolute address',
    'POST',
    '/api/support',
    (url) => ({ title: url, content: `<img src="https://ben.vn${url}">` }),
  ],
  ['a link', 'POST', '/api/keyword', (link) => ({ keyword: link, link })],
  [
    'an unknown field',
    'POST',
    '/api/size/create',
    (url) => ({ name: 'S', memo: { deep: [`/_image?url=${encodeURIComponent(url)}`] } }),
  ],
  [
    'the settings',
    'POST',
    '/api/store/update',
    (url) => ({ instructions: `<p><img src="${url}" alt="x"></p>` }),
  ],
]
