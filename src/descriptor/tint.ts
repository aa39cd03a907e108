/** How a value of a state is marked: new (teal), in work (amber), done (green), off (grey). */
export type Tint = 'new' | 'working' | 'done' | 'off'
