import type { VpaidParameters } from './vpaid-parameters.js'

/** Actions of a viewer on a VPAID ad. */
export interface VpaidActions {
  click: () => void
  toggle: () => void
  sound: () => void
}

/** Controls over the video of a VPAID unit. */
export interface VpaidControls {
  /** Updates the labels of the buttons. */
  update: (isPaused: boolean, isMuted: boolean) => void
  /** Shows the progress of the video: the played fraction, and the remaining seconds. */
  progress: (share: number, secondsLeft: number) => void
  remove: () => void
}

/**
 * Renders buttons, progress and click-through of a VPAID ad into a player's slot, with inline styles because the page
 * is not ours. Self-contained, because it is delivered as source text. The slot is an HTMLElement: servers that use this
 * package do not have its type.
 */
export function drawVpaidControls(
  slotElement: object,
  parameters: VpaidParameters,
  icons: Record<string, string>,
  actions: VpaidActions,
): VpaidControls {
  const slot = slotElement as HTMLElement
  const dark = 'background:rgba(12,14,18,.66);color:#fff'
  const size = 0.32 * parameters.buttonsSize
  const add = (parent: HTMLElement, tag: string, css: string): HTMLElement => {
    const made = document.createElement(tag)
    made.style.cssText = css
    parent.append(made)
    return made
  }
  const button = (parent: HTMLElement, css: string, press: () => void): HTMLElement => {
    const made = add(parent, 'button', `all:unset;box-sizing:border-box;cursor:pointer;pointer-events:auto;${css}`)
    made.setAttribute('type', 'button')
    made.addEventListener('click', (event) => {
      event.stopPropagation()
      press()
    })
    made.addEventListener('focus', () => {
      if (made.matches(':focus-visible')) made.style.outline = '2px solid #fff'
    })
    made.addEventListener('blur', () => {
      made.style.outline = ''
    })
    return made
  }
  const draw = (made: HTMLElement | undefined, state: string, name: string) => {
    if (!made || made.dataset.state === state) return
    made.dataset.state = state
    made.setAttribute('aria-label', name)
    made.innerHTML = `<svg viewBox="0 0 24 24" width="56%" height="56%" fill="currentColor" aria-hidden="true"><path d="${icons[state] ?? ''}"/></svg>`
  }

  const layer = add(
    slot,
    'div',
    'position:absolute;inset:0;z-index:2147483647;overflow:hidden;pointer-events:none;font:12px/1 system-ui,sans-serif',
  )
  if (parameters.click)
    button(layer, 'position:absolute;inset:0', actions.click).setAttribute('aria-label', 'Visit the advertiser')
  let toggle: HTMLElement | undefined
  let sound: HTMLElement | undefined
  if (parameters.controls === 'yes' && size > 0) {
    const [side = 'bottom'] = parameters.buttonsPosition.split(' ')
    const middle = 'top:50%;flex-direction:column;transform:translateY(-50%)'
    const places: Record<string, string> = {
      bottom: 'left:8px;bottom:12px',
      top: 'left:8px;top:8px',
      left: `left:8px;${middle}`,
      right: `right:8px;${middle}`,
      centre: 'left:50%;top:50%;transform:translate(-50%,-50%)',
    }
    const group = add(layer, 'div', `position:absolute;display:flex;gap:8px;${places[side]}`)
    const round = `display:grid;place-items:center;width:${size}px;height:${size}px;border-radius:50%;${dark}`
    toggle = button(group, round, actions.toggle)
    sound = button(group, round, actions.sound)
  }
  const pill = `position:absolute;right:8px;bottom:16px;padding:0 8px;border-radius:12px;line-height:24px;${dark}`
  const countdown = parameters.showCountdown === 'yes' ? add(layer, 'span', pill) : undefined
  const bar =
    parameters.progressType === 'ProgressBar'
      ? add(layer, 'div', 'position:absolute;left:0;bottom:0;height:4px;width:0;background:#fff')
      : undefined
  return {
    update(isPaused, isMuted) {
      draw(toggle, isPaused ? 'play' : 'pause', isPaused ? 'Play' : 'Pause')
      draw(sound, isMuted ? 'unmute' : 'mute', isMuted ? 'Unmute' : 'Mute')
    },
    progress(share, secondsLeft) {
      const seconds = Math.max(0, Math.ceil(secondsLeft))
      if (countdown) countdown.textContent = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
      if (bar) bar.style.width = `${Math.min(100, share * 100)}%`
    },
    remove: () => layer.remove(),
  }
}
