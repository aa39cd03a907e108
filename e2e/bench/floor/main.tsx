import { createRoot } from 'react-dom/client'
import { Floor } from './floor.tsx'

createRoot(document.getElementById('root') ?? document.body).render(<Floor />)
