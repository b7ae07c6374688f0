/** Targets of the exits of an ad. */
export interface ExitSettings {
  /** Click URL; empty for none. */
  click: string
  /** Other addresses of the same exit, which open the click URL: the landing page and what the ad declares as clickTag. */
  aliases: readonly string[]
  /** True if the parent page opens windows, because frames in apps cannot. */
  isInApp: boolean
}

/** Exits of an ad, for the code that counts them and makes the rest of the ad clickable. */
export interface AdExits {
  /** Returns whether the ad uses a click tag, so that it handles its clicks itself. */
  usesClickTag: () => boolean
  /** Returns whether the viewer's current act has opened a window. */
  hasOpened: () => boolean
}

/**
 * Leads the exits of an ad to its click URL, whatever their form: click tags of any spelling, links of any kind,
 * `window.open` and navigations. An act of the viewer opens one window at most. `onOpen` is called for each window that
 * a viewer opens. Self-contained, because it is delivered as source text.
 */
export function takeOverExits({ click, aliases, isInApp }: ExitSettings, onOpen: (isClick: boolean) => void): AdExits {
  type Link = HTMLAnchorElement | HTMLAreaElement | SVGAElement
  const openWindow = window.open.bind(window)
  const later = window.setTimeout.bind(window)
  const spellings = ['clickTag', 'clickTAG', 'ClickTag', 'ClickTAG', 'clicktag', 'Clicktag', 'CLICKTAG', 'click_tag']
  const numbers = ['', ...Array.from({ length: 11 }, (_, index) => String(index))]
  const names = [
    ...spellings.flatMap((name) => numbers.map((number) => name + number)),
    ...['clickTagUrl', 'clickTagURL', 'clickTag_url'],
  ]
  const reader = 'placardRead'
  const idle = 'javascript:void(0)'
  /** Act of the viewer: from pressing a button or key to the click that follows. */
  let act = { isViewers: false, click: undefined as Event | undefined, hasRead: false, hasOpened: false }
  const beginAct = () => {
    act = { isViewers: true, click: undefined, hasRead: false, hasOpened: false }
  }
  let isPressed = false
  let usesClickTag = false

  const absolute = (url: string): string => {
    try {
      return new URL(url, document.baseURI).href
    } catch {
      return url
    }
  }
  const others = new Set(aliases.map(absolute))
  const isActive = (): boolean => navigator.userActivation?.isActive ?? act.isViewers
  /** Runs what a `javascript:` link says, in the way and under the policy in which the browser would. */
  const run = (code: string) => {
    const script = document.createElement('script')
    script.textContent = code
    document.documentElement.append(script)
    script.remove()
  }
  const follow = (address: string) =>
    run(
      address.slice(address.indexOf(':') + 1).replace(/(?:%[0-9a-f]{2})+/gi, (bytes) => {
        try {
          return decodeURIComponent(bytes)
        } catch {
          return bytes
        }
      }),
    )
  /** Values of global `const` and `let`, which shadow the properties of window that have the same name. */
  const readConstants = (): unknown[] => {
    const values: unknown[] = []
    Object.defineProperty(window, reader, { configurable: true, value: (value: unknown) => values.push(value) })
    const [reads, hasRead] = [usesClickTag, act.hasRead]
    run(names.map((name) => `try{${reader}(${name})}catch(e){}`).join(';'))
    usesClickTag = reads
    act.hasRead = hasRead
    Reflect.deleteProperty(window, reader)
    return values
  }
  const resolveExit = (url: string): string => {
    if (click === '' || url === '') return url
    const whole = absolute(url)
    // Ads of other ad servers append their own landing page to the click tag.
    if (url.startsWith(click) || others.has(whole) || readConstants().includes(url)) return click
    return url
  }

  /** Stands for a window that is not opened, or only when the ad says where it leads. */
  const standIn = (): Window => {
    const go = (url: unknown) => void window.open(String(url))
    const place = { assign: go, replace: go, toString: () => 'about:blank' }
    Object.defineProperty(place, 'href', { get: () => 'about:blank', set: go })
    const nothing = () => undefined
    const calls = { close: nothing, focus: nothing, blur: nothing, postMessage: nothing }
    const page = { ...calls, closed: false, opener: null, document: { write: nothing, open: nothing, close: nothing } }
    Object.defineProperty(page, 'location', { get: () => place, set: go })
    return page as unknown as Window
  }
  window.open = (given, target, features) => {
    const address = given === undefined ? '' : String(given).trim()
    if (/^javascript:/i.test(address)) follow(address)
    // An empty window would stay open if the ad failed to fill it.
    if (address === '' || /^(javascript:|about:blank)/i.test(address) || act.hasOpened) return standIn()
    const url = resolveExit(address)
    const isAllowed = isActive()
    if (isAllowed) {
      act.hasOpened = true
      // Otherwise a link around the same point would open a second window.
      act.click?.preventDefault()
      onOpen(url === click)
    }
    if (!isInApp) return openWindow(url, !target || /^_/.test(target) ? '_blank' : target, features)
    if (isAllowed) parent.postMessage({ placardOpens: absolute(url) }, '*')
    return standIn()
  }

  // An ad that reads its click tag in an act and then leaves its frame wants to go there, which its sandbox forbids.
  const isLeaving = () => act.isViewers && act.hasRead && !act.hasOpened
  const onLeave = () => {
    if (!isLeaving()) return
    // As soon as the ad's code has ended, because the browser may already request the click URL for the frame.
    void Promise.resolve().then(() => {
      window.stop()
      window.open(click)
    })
  }
  window.addEventListener('error', ({ error }) => {
    // Errors of scripts from files have no details in a frame without an origin.
    if (error && error.name !== 'SecurityError') return
    // `parent.open(clickTag)` fails before the click tag is read.
    const isOpening = act.isViewers && usesClickTag && /cross-origin/i.test(error?.message ?? '')
    if (isLeaving() || (isOpening && !act.hasOpened)) window.open(click)
  })

  // Ads declare their own click tag to be replaced: `var clickTag = '…'` changes nothing here.
  for (const name of names) {
    let other: unknown
    Object.defineProperty(window, name, {
      configurable: true,
      get: () => {
        if (other !== undefined) return other
        usesClickTag = true
        act.hasRead = true
        // Added late, because a page with this listener may not be restored from the cache of its history.
        if (act.isViewers) window.addEventListener('beforeunload', onLeave, { once: true })
        return click
      },
      set: (value: unknown) => {
        usesClickTag = true
        if (typeof value !== 'string') other = value ?? undefined
        else if (/^(https?:)?\/\//i.test(value)) others.add(absolute(value))
      },
    })
  }
  // Other ads read their click tag from the address of their page.
  const query = new URLSearchParams(location.search)
  const missing = click === '' ? [] : ['clickTag', 'clickTAG'].filter((name) => !query.has(name))
  if (missing.length > 0) {
    const added = missing.map((name) => `${name}=${encodeURIComponent(click)}`).join('&')
    try {
      history.replaceState(history.state, '', `${location.search ? `${location.search}&` : '?'}${added}`)
    } catch {
      // The address of a page that another one has written cannot change.
    }
  }

  const hrefName = (link: Element) => (link.hasAttribute('href') ? 'href' : 'xlink:href')
  const findLink = (event: Event) =>
    event
      .composedPath()
      .find(
        (node): node is Link =>
          node instanceof Element && /^(a|area)$/i.test(node.localName) && node.hasAttribute(hrefName(node)),
      )
  /** Changes attributes until the browser has followed the link. */
  const change = (link: Link, values: Record<string, string>) => {
    for (const [name, value] of Object.entries(values)) {
      const before = link.getAttribute(name)
      link.setAttribute(name, value)
      later(() => {
        if (link.getAttribute(name) !== value) return
        if (before === null) link.removeAttribute(name)
        else link.setAttribute(name, before)
      })
    }
  }
  /** Prepares a link for its click. Returns what happens when the ad's own code has handled the click. */
  const prepare = (link: Link, event: MouseEvent): (() => void) | undefined => {
    const name = hrefName(link)
    const address = (link.getAttribute(name) ?? '').replace(/[\t\n\r]/g, '').trim()
    const isOtherTab = event.type === 'auxclick' || event.ctrlKey || event.metaKey || event.shiftKey
    // Browsers run no script of a link in a frame without an origin, and some open an empty window for it.
    if (/^javascript:/i.test(address)) {
      change(link, { [name]: idle, target: '_self' })
      if (isOtherTab) event.preventDefault()
      return () => {
        if (isOtherTab || !event.defaultPrevented) follow(address)
      }
    }
    if (address === '' || address.startsWith('#')) {
      change(link, { ...(address === '' && { [name]: idle }), target: '_self' })
      if (isOtherTab) event.preventDefault()
      return undefined
    }
    const own = absolute(address)
    if (!/^https?:/i.test(own)) return undefined
    const url = resolveExit(own)
    // The ad's own code may read the address and open it.
    change(link, { ...(url !== own && { [name]: url }), target: '_blank' })
    return () => {
      if (event.defaultPrevented || act.hasOpened || !isActive()) return
      if (isInApp) {
        event.preventDefault()
        window.open(url)
        return
      }
      act.hasOpened = true
      onOpen(url === click)
    }
  }

  for (const type of ['pointerdown', 'keydown'])
    window.addEventListener(
      type,
      (event) => {
        if (!event.isTrusted || (event instanceof KeyboardEvent && event.repeat)) return
        beginAct()
        isPressed = true
      },
      true,
    )
  const steps = new Map<Event, () => void>()
  const finish = (event: Event) => {
    const step = steps.get(event)
    steps.delete(event)
    step?.()
  }
  const onClick = (event: Event) => {
    if (!(event instanceof MouseEvent) || event.button > 1) return
    if (event.isTrusted) {
      // Assistive technology clicks without pressing.
      if (!isPressed) beginAct()
      isPressed = false
      act.click = event
    }
    const link = findLink(event)
    if (!link) return
    if (act.hasOpened) {
      event.preventDefault()
      return
    }
    const step = prepare(link, event)
    if (step) steps.set(event, step)
    // The ad can stop the event before it is back at the window.
    later(() => finish(event))
  }
  for (const type of ['click', 'auxclick']) {
    window.addEventListener(type, onClick, true)
    window.addEventListener(type, finish)
  }
  // Links in closed trees could not be found.
  const { attachShadow } = Element.prototype
  Element.prototype.attachShadow = function (given) {
    return attachShadow.call(this, { ...given, mode: 'open' })
  }
  // A link outside of the document sends its click to nobody.
  const clickLink = HTMLAnchorElement.prototype.click
  HTMLAnchorElement.prototype.click = function () {
    if (!this.isConnected && /^https?:/i.test(this.href)) window.open(this.href)
    else clickLink.call(this)
  }
  return { usesClickTag: () => usesClickTag, hasOpened: () => act.hasOpened }
}
