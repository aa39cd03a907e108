import { randomOf } from './random.ts'

const THINGS: readonly (readonly [vietnamese: string, japanese: string])[] = [
  ['túi xách da', '革 バッグ'],
  ['đồng hồ cơ', '機械式 腕時計'],
  ['máy ảnh phim', 'フィルムカメラ'],
  ['ống kính', 'カメラレンズ'],
  ['cần câu', '釣竿'],
  ['máy câu', 'リール'],
  ['giày chạy bộ', 'ランニングシューズ'],
  ['áo khoác gió', 'ウインドブレーカー'],
  ['kem chống nắng', '日焼け止め'],
  ['sữa rửa mặt', '洗顔フォーム'],
  ['tinh chất dưỡng da', '美容液'],
  ['bỉm dán', '紙おむつ'],
  ['xe đẩy em bé', 'ベビーカー'],
  ['địu em bé', '抱っこ紐'],
  ['mô hình nhân vật', 'フィギュア'],
  ['mô hình lắp ráp', 'プラモデル'],
  ['thẻ bài', 'トレカ'],
  ['băng trò chơi', 'ゲームソフト'],
  ['đầu đĩa than', 'レコードプレーヤー'],
  ['tai nghe', 'イヤホン'],
  ['ampli đèn', '真空管アンプ'],
  ['đàn ghi-ta', 'ギター'],
  ['nồi cơm điện', '炊飯器'],
  ['chảo gang', '南部鉄器'],
  ['dao bếp', '包丁'],
  ['bình giữ nhiệt', '水筒'],
  ['ấm trà', '急須'],
  ['lọc không khí', '空気清浄機'],
  ['lều cắm trại', 'テント'],
  ['bếp ga mini', 'シングルバーナー'],
  ['phuộc xe máy', 'バイク サスペンション'],
  ['mâm ô tô', 'アルミホイール'],
  ['truyện tranh trọn bộ', '漫画 全巻セット'],
  ['đĩa nhạc', 'CD アルバム'],
  ['bút máy', '万年筆'],
  ['vòng tay bạc', 'シルバー ブレスレット'],
  ['kính mát', 'サングラス'],
  ['áo yukata', '浴衣'],
  ['gậy đánh gôn', 'ゴルフクラブ'],
  ['vợt cầu lông', 'バドミントン ラケット'],
] // prettier-ignore

/** Words that staff see typed after the thing, and the words the Japanese sites use for them. */
const TURNS: readonly (readonly [vietnamese: string, japanese: string])[] = [
  ['', ''],
  ['nội địa Nhật', '日本製'],
  ['đã qua sử dụng', '中古'],
  ['còn nguyên hộp', '未開封'],
  ['chính hãng', '正規品'],
  ['giá tốt', 'お買い得'],
  ['bản giới hạn', '限定'],
  ['đời cũ', 'ヴィンテージ'],
  ['cho người mới', '初心者'],
  ['đấu giá từ 1 yên', '1円スタート'],
  ['trọn bộ', 'まとめ売り'],
  ['hàng hiếm', 'レア'],
  ['loại nhỏ', '小型'],
  ['màu đen', '黒'],
  ['mẫu mới', '新作'],
] // prettier-ignore

const SEARCHES: Readonly<Record<string, (japanese: string) => string>> = {
  'shop-place': (words) => `/tim-kiem?q=${words}`,
  auction: (words) => `https://auctions.yahoo.co.jp/search/search?p=${words}`,
  shopping: (words) => `https://shopping.yahoo.co.jp/search?p=${words}`,
  rakuten: (words) => `https://search.rakuten.co.jp/search/mall/${words}/`,
  rakuma: (words) => `https://fril.jp/s?query=${words}`,
  amazon: (words) => `https://www.amazon.co.jp/s?k=${words}`,
  mercari: (words) => `https://jp.mercari.com/search?keyword=${words}`,
}

/** The rows of the keyword resource. */
export function keywords(count: number): Record<string, unknown>[] {
  const random = randomOf('keywords')
  const all = THINGS.flatMap((thing) => TURNS.map((turn) => [thing, turn] as const))
  const sites = Object.keys(SEARCHES)
  return random
    .shuffle(all)
    .slice(0, count)
    .map(([[thing, ware], [turn, trait]], at) => {
      const site = random.pick(sites)
      const link = SEARCHES[site]?.(encodeURIComponent(`${ware} ${trait}`.trim())) ?? ''
      return {
        keyword: `${thing} ${turn}`.trim(),
        link: random.chance(0.9) ? link : '',
        site_type: site,
        position: at + 1,
        active: random.chance(0.88),
      }
    })
}
