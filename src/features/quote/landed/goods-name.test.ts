// @vitest-environment node
import { expect, test } from 'vitest'
import { readQuoteText } from './read-quote-text.ts'

test.each([
  ['Chào shop, em cần mua nồi cơm Zojirushi sđt 0917658529, 5.000 yên', 'nồi cơm Zojirushi'],
  ['Em chào chị ạ, chị order giúp em máy sấy 8.500 yên nhé, zalo 0987 654 321', 'máy sấy'],
  ['Alo shop! Mình muốn đặt túi Coach 35.000 yên. SĐT: 0912.345.678', 'túi Coach'],
  ['chao shop, minh can mua noi com Tiger gia 15.000 yen', 'noi com Tiger'],
  ['cho em hỏi mua giùm giày Asics 9.900 yên ạ', 'giày Asics'],
  ['Dạ em tên Lan, nhờ shop mua hộ 1 nồi cơm Tiger 15.000 yên với ạ', 'nồi cơm Tiger'],
  ['Báo giá giúp mình đồng hồ Casio 9.000 yên, email lan@a.vn', 'đồng hồ Casio'],
  ['Chào shop\n5.000 yên', ''],
  ['こんにちは、象印の炊飯器を買いたいです 5,000円 電話 090-1234-5678', '象印の炊飯器'],
  ['お世話になっております。カメラ 45,000円をお願いします', 'カメラ'],
  ['はじめまして 水筒タイガー 3,200円 電話番号：09012345678', '水筒タイガー'],
  ['Hello, I would like to buy a rice cooker for 5000 yen, phone +84 917 658 529', 'rice cooker'],
  ['Good morning, can you buy a Casio watch 9000 yen? My number is 0917658529', 'Casio watch'],
  ['Hello, could you get me the Nintendo Switch 30000 yen', 'Nintendo Switch'],
  ["Hi, I'd like to order a kettle 3000 yen", 'kettle'],
  ['Dear shop, please order Sony headphones 20,000 yen, thanks', 'Sony headphones'],
])('names the goods without greeting, request and contact: %s', (text, name) =>
  expect(readQuoteText(text).entries.map((one) => one.name)).toEqual([name]),
)

test.each([
  ['mua Hello Kitty cốc 1.500 yên', 'Hello Kitty cốc'],
  ['Chào shop, Hello Kitty cốc 1.500 yên', 'Hello Kitty cốc'],
  ['Muốn mua The North Face áo khoác 15000 yên', 'The North Face áo khoác'],
  ['đặt A5 wagyu 8000 yên', 'đặt A5 wagyu'],
  ['order A Bathing Ape hoodie 12000 yen', 'A Bathing Ape hoodie'],
  ['Could you please order THE NORTH FACE jacket 12000 yen', 'THE NORTH FACE jacket'],
  ['Please buy a Casio watch 9000 yen', 'Casio watch'],
  ['Chào shop, em muốn mua kính mát 5.000 yên', 'kính mát'],
  ['em cần mua da bò thật 5.000 yên', 'da bò thật'],
  ['Em mua We Bare Bears gối 2.000 yên', 'We Bare Bears gối'],
  ['Em muốn mua Hi-Chew 500 yên', 'Hi-Chew'],
])('keeps the words of a name behind a greeting or a request: %s', (text, name) =>
  expect(readQuoteText(text).entries.map((one) => one.name)).toEqual([name]),
)

test.each([
  'Hello Kitty',
  'Hi-Chew',
  'Cần câu Shimano',
  'Điện thoại Sony',
  'Mùa đông áo khoác',
  'Em bé búp bê',
  'Order of the Phoenix',
  'お願いマイメロディ',
  'Zalo áo',
])('keeps words of courtesy that are part of a name: %s', (name) =>
  expect(readQuoteText(`${name} 3.000 yên`).entries).toMatchObject([{ name }]),
)
