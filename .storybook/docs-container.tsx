import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks'
import { type PropsWithChildren, useEffect, useMemo, useState } from 'react'
import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events'
import { create } from 'storybook/theming/create'
import { type Scheme, tokensTheme } from './tokens-theme.js'
import './docs.css'

interface GlobalsEvent {
  globals: Record<string, unknown>
}

const readScheme = (event: GlobalsEvent | undefined): Scheme => (event?.globals.theme === 'dark' ? 'dark' : 'light')

/** Renders a docs page in our theme, light or dark by the toolbar. Sets the theme on the page, because pages without a story have no decorator. */
export function TokensDocsContainer({ context, children }: PropsWithChildren<DocsContainerProps>) {
  const { channel } = context
  const [scheme, setScheme] = useState<Scheme>(() => {
    const [last] = channel.last(GLOBALS_UPDATED) ?? channel.last(SET_GLOBALS) ?? []
    return readScheme(last)
  })
  useEffect(() => {
    const follow = (event: GlobalsEvent) => setScheme(readScheme(event))
    channel.on(GLOBALS_UPDATED, follow)
    return () => channel.off(GLOBALS_UPDATED, follow)
  }, [channel])
  document.documentElement.dataset.theme = scheme
  useEffect(() => {
    // Stories in iframes started with the previous theme.
    for (const frame of document.querySelectorAll<HTMLIFrameElement>('.sbdocs iframe'))
      frame.contentDocument?.querySelector('#storybook-root')?.closest('html')?.setAttribute('data-theme', scheme)
  }, [scheme])
  const theme = useMemo(() => create(tokensTheme(scheme)), [scheme])
  return (
    <DocsContainer context={context} theme={theme}>
      {children}
    </DocsContainer>
  )
}
