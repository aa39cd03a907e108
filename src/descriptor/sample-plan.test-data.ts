/** The parts of a descriptor that a test does not look at. */
export const samplePlan = {
  name: 'thing',
  path: '/things',
  title: 'Đồ vật',
  noun: 'đồ vật',
  group: 'content',
  icon: 'IconList',
} as const
