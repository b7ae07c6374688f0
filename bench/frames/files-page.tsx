import './frames.css'
import { FileBrowser } from '@placard/ui'
import { createRoot } from 'react-dom/client'
import { appeared, framesDuring, offer, root } from '../pages/page-runtime.ts'
import { FILE_COUNT, fileAt } from './frames-data.ts'

const entries = Array.from({ length: FILE_COUNT }, (_, index) => fileAt(index))

offer({
  async scroll() {
    createRoot(root()).render(<FileBrowser label="Files" entries={entries} className="h-150" />)
    const box = () =>
      [...root().querySelectorAll<HTMLElement>('*')].find(
        (element) => element.scrollHeight > 100_000 && getComputedStyle(element).overflowY === 'auto',
      )
    const scrolled = await appeared(box)
    return framesDuring(() => {
      scrolled.scrollTop += 240
    })
  },
})
