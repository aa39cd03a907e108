/** Messages of refused values, as Vietnamese templates; `{max}` and `{min}` are the limits of the field. */
export const problemTexts = {
  required: 'Hãy điền ô này.',
  tooLong: 'Tối đa {max} ký tự, đang có {now}.',
  tooBig: 'Không được quá {max}.',
  tooSmall: 'Không được dưới {min}.',
  tooEarly: 'Không được trước lúc bắt đầu.',
  tooMany: 'Chọn tối đa {max} mục.',
  integer: 'Hãy điền số nguyên.',
  decimals: 'Hãy điền tối đa {decimals} chữ số thập phân.',
  number: 'Hãy điền một con số.',
  wrongKind: 'Giá trị này không đúng kiểu, hãy nhập lại.',
  unwritable: 'Có ký tự không lưu được, hãy xóa rồi gõ lại chỗ đó.',
  lookalike: 'Có ký tự ẩn hoặc dễ nhầm, hãy chỉ dùng chữ Việt, chữ Nhật, chữ số và dấu thường.',
  hidden: 'Có khoảng trắng hoặc ký tự ẩn ở chỗ □: “{boxed}”. Hãy xóa rồi gõ lại chỗ đó.',
  option: 'Hãy chọn một mục trong danh sách.',
  date: 'Chưa rõ là ngày nào, ví dụ 1/9/2025.',
  time: 'Giờ này không có thật, ví dụ 08:30.',
  position: 'Hãy điền cả vĩ độ (-90 đến 90) và kinh độ (-180 đến 180), ví dụ 10.77, 106.70.',
  birthdayOld: 'Ngày sinh quá xa: tối đa 120 tuổi.',
  birthdayYoung: 'Phải đủ 16 tuổi trở lên.',
  color: 'Màu phải có dạng #rrggbb, ví dụ #0b7285.',
  url: 'Địa chỉ phải bắt đầu bằng https://, http:// hoặc /.',
  email: 'Địa chỉ email chưa đúng, ví dụ ten@congty.vn.',
  phone: 'Số điện thoại chưa đúng, ví dụ 0912 345 678.',
  line: 'Dòng {row} có ô chưa đúng.',
  lineTwice: 'Dòng {row} trùng với một dòng ở trên.',
  key: 'Mã không có khoảng trắng và các dấu / \\ ? # %.',
  ownParent: 'Một mục không thể là cha của chính nó.',
} as const

export type ProblemName = keyof typeof problemTexts

/** One refused value: a template and its values, shaped as a text so that it can be translated. */
export interface Problem {
  readonly text: string
  readonly with: Readonly<Record<string, string | number>>
}

/** Problems by field name; empty for a valid record. */
export type Problems = Readonly<Record<string, Problem>>

/** A problem by its name. */
export function problem(name: ProblemName, values: Problem['with'] = {}): Problem {
  return { text: problemTexts[name], with: values }
}
