import { createRoot } from 'react-dom/client'
import { BaselineApp } from './baseline-app.tsx'

createRoot(document.getElementById('root') ?? document.body).render(<BaselineApp />)
