import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { TabBar } from './TabBar.tsx'

const place = document.createElement('div')
document.body.prepend(place)
createRoot(place).render(
  <StrictMode>
    <TabBar />
  </StrictMode>,
)
