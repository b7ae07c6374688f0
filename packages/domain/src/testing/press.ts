import { cdp } from 'vitest/browser'

interface InputSession {
  send: (
    method: 'Input.dispatchMouseEvent',
    given: { type: string; x: number; y: number; button: string; clickCount: number },
  ) => Promise<unknown>
}

/** Clicks an element with the browser's mouse, also in a frame of the test page. */
export async function press(element: Element): Promise<void> {
  const { left, top, width, height } = element.getBoundingClientRect()
  let at = { x: left + width / 2, y: top + height / 2 }
  for (let frame = element.ownerDocument.defaultView?.frameElement; frame; ) {
    const box = frame.getBoundingClientRect()
    const scale = frame instanceof HTMLElement && frame.offsetWidth > 0 ? box.width / frame.offsetWidth : 1
    at = { x: box.left + at.x * scale, y: box.top + at.y * scale }
    frame = frame.ownerDocument.defaultView?.frameElement
  }
  const session = cdp() as unknown as InputSession
  for (const type of ['mousePressed', 'mouseReleased'])
    await session.send('Input.dispatchMouseEvent', { type, ...at, button: 'left', clickCount: 1 })
}
