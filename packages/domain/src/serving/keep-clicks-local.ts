/**
 * Leads every click of a page to a stand-in on our own host instead of another site, because a click test calls no
 * other host. `hop` is the start of the stand-ins' URLs. Returns a function that does so for links, to be called after
 * other code has added its listeners. Self-contained, because it is delivered as source text.
 */
export function keepClicksLocal(host: string, hop: string): () => void {
  const openWindow = window.open.bind(window)
  const resolveLocally = (address: string): string => {
    let url: URL
    try {
      url = new URL(address, document.baseURI)
    } catch {
      return address
    }
    if (!/^https?:$/.test(url.protocol) || url.href.startsWith(`${host}/serve/click`)) return address
    // From the text of the URL, because `search` is empty for a lone question mark.
    const [beforeFragment = ''] = url.href.split('#', 1)
    const [page = ''] = beforeFragment.split('?', 1)
    const query = beforeFragment.slice(page.length)
    const site = btoa(page + url.href.slice(beforeFragment.length))
      .replace(/\+/g, '-')
      .replace(/\//g, '_')
      .replace(/=/g, '')
    return hop + site + query
  }
  window.open = (url, target, features) =>
    openWindow(url === undefined ? url : resolveLocally(String(url)), target, features)
  // The link has to be changed before the ad's own code can stop the event.
  const onClick = (event: Event) => {
    const link = event
      .composedPath()
      .find((node): node is Element => node instanceof Element && /^(a|area)$/i.test(node.localName))
    const name = link?.hasAttribute('href') ? 'href' : 'xlink:href'
    const href = link?.getAttribute(name) ?? ''
    if (!link || href === '' || href.startsWith('#')) return
    const local = resolveLocally(href)
    if (local === href) return
    link.setAttribute(name, local)
    setTimeout(() => link.setAttribute(name, href))
  }
  return () => {
    for (const name of ['click', 'auxclick']) window.addEventListener(name, onClick, true)
  }
}
