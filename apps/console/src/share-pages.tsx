import { loadReportParts } from '@placard/charts'
import { QueryClientProvider } from '@tanstack/react-query'
import { BrowserRouter, Route, Routes, useLocation, useNavigationType } from 'react-router-dom'
import { queryClient } from './data/query-client.js'
import ShareRoute from './routes/share/route.js'
import ShareLayout from './shell/layouts/share-layout.js'
import { useFocusHeading } from './shell/navigation/use-focus-heading.js'
import { useScrollRestoration } from './shell/navigation/use-scroll-restoration.js'
import { ScreenBoundary } from './shell/screen-boundary.js'

export { loadReportParts }

/** Pages of share links, in the router of a browser or a server: without guard, session and drafts of the console. */
export function SharePages() {
  const { pathname, key } = useLocation()
  const isBackwards = useNavigationType() === 'POP'
  useFocusHeading(pathname, isBackwards)
  useScrollRestoration(key, pathname, isBackwards)
  return (
    <QueryClientProvider client={queryClient}>
      <ScreenBoundary screen={pathname}>
        <Routes>
          <Route element={<ShareLayout />}>
            <Route path="/share/:shareToken" element={<ShareRoute />} />
            <Route path="/share/:shareToken/creative/:creativeID" element={<ShareRoute />} />
          </Route>
        </Routes>
      </ScreenBoundary>
    </QueryClientProvider>
  )
}

/** Pages of share links in a browser. */
export default function BrowserPages() {
  return (
    <BrowserRouter>
      <SharePages />
    </BrowserRouter>
  )
}
