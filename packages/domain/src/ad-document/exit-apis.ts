/**
 * Provides the interfaces by which ads made for other ad servers open their landing page: Studio's Enabler, Google's
 * ExitApi, Sizmek's EB, Adform's dhtml and MRAID. `exit` opens a URL, by default the click URL. If the ad loads the real
 * library, its exits are replaced. Self-contained, because it is delivered as source text.
 */
export function provideExitApis(exit: (url?: string) => void): void {
  type Call = (...given: never[]) => unknown
  const later = window.setTimeout.bind(window)
  const nothing = () => undefined
  const leave = () => exit()
  const yes = () => true
  const calls = (...names: string[]): Record<string, Call> => Object.fromEntries(names.map((name) => [name, nothing]))
  /** Calls listeners of the events at which an ad starts, which have happened already. */
  const ready = (names: RegExp) => (type: unknown, listener: unknown) => {
    if (names.test(String(type)) && typeof listener === 'function') later(() => listener(true))
  }
  const run = (start: () => void) => void later(start)
  const size = () => ({ x: 0, y: 0, width: innerWidth, height: innerHeight })

  const provide = (name: string, exits: Record<string, Call>, others: Record<string, unknown>) => {
    let api: unknown = { ...others, ...exits }
    Object.defineProperty(window, name, {
      configurable: true,
      get: () => api,
      set: (value: unknown) => {
        api = value
        if ((typeof value !== 'object' && typeof value !== 'function') || value === null) return
        try {
          Object.assign(value, exits)
        } catch {
          // A frozen object of the ad's own that has this name.
        }
      },
    })
  }

  provide(
    'Enabler',
    { exit: leave, exitOverride: leave, dynamicExit: leave },
    {
      ...calls('removeEventListener', 'counter', 'startTimer', 'stopTimer', 'reportManualClose', 'close', 'loadModule'),
      ...calls('requestExpand', 'finishExpand', 'requestCollapse', 'finishCollapse', 'setExpandingPixelOffsets'),
      ...calls('setProfileId', 'setDevDynamicContent', 'getParameter', 'setStartExpanded', 'setIsMultiDirectional'),
      isInitialized: yes,
      isPageLoaded: yes,
      isVisible: yes,
      getUrl: (path: unknown) => path,
      getFilename: (path: unknown) => path,
      callAfterInitialized: run,
      addEventListener: ready(/^(init|pageLoaded|visible)$/),
    },
  )
  const events = ['INIT', 'PAGE_LOADED', 'VISIBLE', 'HIDDEN', 'EXIT', 'INTERACTION']
  provide(
    'studio',
    {},
    {
      events: {
        StudioEvent: Object.fromEntries(
          events.map((name) => [
            name,
            name.toLowerCase().replace(/_(.)/g, (_, letter: string) => letter.toUpperCase()),
          ]),
        ),
      },
    },
  )
  for (const name of ['ExitApi', 'exitapi'])
    provide(name, { exit: leave, delayedExit: leave }, calls('setExitUrl', 'setDelay'))
  for (const name of ['EB', 'EBG'])
    provide(
      name,
      { clickthrough: leave },
      {
        ...calls('userActionCounter', 'automaticEventCounter', 'removeEventListener', 'startTimer', 'stopTimer'),
        ...calls('initExpansionParams', 'expand', 'collapse'),
        EventName: { EB_INITIALIZED: 'EBInitialized', PAGE_LOADED: 'pageLoaded' },
        isInitialized: yes,
        addEventListener: ready(/./),
      },
    )
  provide(
    'dhtml',
    {
      getVar: (name: unknown, value: unknown) => {
        if (/^click_?tag\d*$/i.test(String(name))) return (window as { clickTag?: unknown }).clickTag || value
        return /^landingpagetarget$/i.test(String(name)) ? '_blank' : value
      },
    },
    { ...calls('sharedEvent', 'addEventListener'), external: calls('resize', 'close', 'expand', 'collapse') },
  )
  const mraid = { open: (url: unknown) => exit(String(url)) }
  provide('mraid', mraid, {
    ...calls('removeEventListener', 'close', 'unload', 'expand', 'resize', 'useCustomClose', 'playVideo'),
    ...calls('setOrientationProperties', 'setExpandProperties', 'setResizeProperties'),
    getState: () => 'default',
    getVersion: () => '3.0',
    getPlacementType: () => 'inline',
    isViewable: yes,
    supports: () => false,
    getExpandProperties: () => ({}),
    getMaxSize: size,
    getScreenSize: size,
    getCurrentPosition: size,
    getDefaultPosition: size,
    addEventListener: ready(/^(ready|viewableChange)$/),
  })
}
