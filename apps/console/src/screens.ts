import SignInRoute from './routes/signin/route.js'
import { type Chunk, lazyScreen, loadedScreen } from './shell/lazy-screen.js'
import PublicLayout from './shell/public-layout.js'

/** The frames that screens stand in. The public one does without the router's own code. */
export const LAYOUTS = {
  public: loadedScreen(PublicLayout),
  share: lazyScreen(() => import('./shell/share-layout.js')),
  console: lazyScreen(() => import('./shell/console-layout.js')),
}

const emails = lazyScreen(() => import('./routes/emails/route.js'))
const share = lazyScreen(() => import('./routes/share/route.js'))
const reporting = lazyScreen(() => import('./routes/reporting/route.js'))

/** A screen by its path. */
export interface ScreenEntry {
  /** As React Router writes it: parts that differ begin with a colon. */
  path: string
  layout: keyof typeof LAYOUTS
  chunk: Chunk
}

const under = (layout: keyof typeof LAYOUTS, chunks: Record<string, Chunk>): ScreenEntry[] =>
  Object.entries(chunks).map(([path, chunk]) => ({ path, layout, chunk }))

/** Every screen of the console; the last one stands for what there is not. */
export const SCREENS: readonly ScreenEntry[] = [
  ...under('public', {
    '/ping': lazyScreen(() => import('./routes/ping/route.js')),
    '/signin': loadedScreen(SignInRoute),
    '/signup': lazyScreen(() => import('./routes/signup/route.js')),
    '/forgotpassword': lazyScreen(() => import('./routes/forgotpassword/route.js')),
    '/emails/confirm': emails,
    '/emails/unsubscribe': emails,
  }),
  ...under('share', {
    '/share/:shareToken': share,
    '/share/:shareToken/creative/:creativeID': share,
  }),
  ...under('console', {
    '/dashboard': lazyScreen(() => import('./routes/dashboard/route.js')),
    '/campaigns': lazyScreen(() => import('./routes/campaigns/route.js')),
    '/campaigns/:campaignID': lazyScreen(() => import('./routes/campaign/route.js')),
    '/campaigns/:campaignID/creative/:creativeID': lazyScreen(() => import('./routes/creative/route.js')),
    '/campaigns/:campaignID/reporting': reporting,
    '/campaigns/:campaignID/reporting/creative/:creativeID': reporting,
    '/profile': lazyScreen(() => import('./routes/profile/route.js')),
    '/tables': lazyScreen(() => import('./routes/tables/route.js')),
    '/billing': lazyScreen(() => import('./routes/billing/route.js')),
    '/admin': lazyScreen(() => import('./routes/admin/route.js')),
    '/admin/invite': lazyScreen(() => import('./routes/invite/route.js')),
    '*': lazyScreen(() => import('./routes/not-found/route.js')),
  }),
]

const patterns = SCREENS.map((entry) => ({
  entry,
  pattern: new RegExp(entry.path === '*' ? '' : `^${entry.path.replace(/:\w+/g, '[^/]+')}/*$`, 'i'),
}))

/** The screen at a path. */
export function screenAt(pathname: string): ScreenEntry {
  const found = patterns.find(({ pattern }) => pattern.test(pathname))
  if (!found) throw new Error('The last screen stands for every path.')
  return found.entry
}

/** Starts loading all code that the screen at a path needs, its frame's too. */
export function preload(pathname: string): void {
  const { layout, chunk } = screenAt(pathname)
  LAYOUTS[layout].preload()
  chunk.preload()
}
