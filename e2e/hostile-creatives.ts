/**
 * Attacks that a creative tries on the page around it, on our origin and on the viewer's browser, by name. Each is
 * script that calls `won()` when it succeeds.
 */
const SCRIPTS: Record<string, string> = {
  'reads cookies': `document.cookie = 'hostile=1'; if (document.cookie) won()`,
  'uses local storage': `localStorage.hostile = 1; won()`,
  'uses session storage': `sessionStorage.hostile = 1; won()`,
  'uses IndexedDB': `indexedDB.open('hostile').onsuccess = won`,
  'uses the cache storage': `caches.open('hostile').then(won)`,
  'reads the cookies of the page': `if (parent.document.cookie) won()`,
  'changes the page': `parent.document.body.innerHTML = 'hostile'; won()`,
  'reads the storage of the page': `if (top.localStorage) won()`,
  'calls functions of the page': `parent.eval('1'); won()`,
  'replaces the page': `top.location = '/hostile?top'`,
  'replaces the page by script URL': `parent.location.href = 'javascript:document.title="hostile"'`,
  'replaces the page by a link': `click({ href: '/hostile?link', target: '_top' })`,
  'goes back in the history': `history.go(-1); top.history.back()`,
  'closes the window': `top.close(); parent.close()`,
  'reads the account': `fetch('/api/me', { credentials: 'include' }).then((answer) => answer.ok && won())`,
  'reads campaigns': `const call = new XMLHttpRequest(); call.withCredentials = true; call.onload = () => call.status < 400 && won();
    call.open('GET', '/api/v1/campaign/all'); call.send()`,
  'deletes a campaign': `fetch('/api/v1/campaign/delete?campaignID=demoCampaign1', { method: 'DELETE', credentials: 'include', body: '{}' }).then(won)`,
  'sends a beacon': `if (!navigator.sendBeacon('/hostile?beacon')) throw 0`,
  'opens a socket': `new WebSocket('ws://' + new URL(document.baseURI).host + '/hostile').onopen = won`,
  'opens an event stream': `new EventSource('/hostile?stream').onopen = won`,
  'registers a service worker': `navigator.serviceWorker.register('/hostile.js').then(won)`,
  'starts a worker': `new Worker('/hostile.js').onmessage = won`,
  'frames the console': `frame('/dashboard').onload = ({ target }) => target.contentDocument?.body.textContent && won()`,
  'frames a document of its own': `const inner = frame('about:blank'); if (inner.contentWindow.localStorage) won()`,
  'shows dialogs': `alert('hostile'); confirm('hostile'); prompt('hostile')`,
  prints: `print()`,
  'opens a window without a click': `for (const name of ['a', 'b']) window.open('/hostile?window', name)`,
  'downloads a file': `click({ href: 'data:application/octet-stream,MZ', download: 'hostile.exe' })`,
  'fills the screen': `document.documentElement.requestFullscreen().then(won); document.body.requestPointerLock?.()`,
  'asks for the camera and the place': `navigator.mediaDevices.getUserMedia({ video: true }).then(won); navigator.geolocation.getCurrentPosition(won)`,
  'reads the clipboard': `navigator.clipboard.readText().then(won)`,
  'forges messages': `for (const said of [{ placardHappened: 'click' }, { placardOpens: 'https://evil.test/' }, { adFrame: 'document', html: '<script>won()</script>' }, 'hostile'])
    for (const to of [parent, top]) to.postMessage(said, '*')`,
}

/** Markup that attacks without script of its own, or breaks out of the elements around it. */
const MARKUP: Record<string, string> = {
  'sends a form to the page': `<form action="/hostile?form" method="post" target="_top"><input name="a" value="b"></form><script>document.forms[0].submit()</script>`,
  // Replaces its own frame only, and the console refuses to be framed.
  'refreshes itself': `<meta http-equiv="refresh" content="0;url=/dashboard">`,
  'ends our elements': `</script></style></iframe></body></html><script>won && parent.won()</script><plaintext>`,
  'changes the base of URLs': `<base href="javascript:won()//" target="_top"><object data="/hostile?object"></object><embed src="/hostile?embed">`,
  'is an endless SVG': `<svg onload="parent.alert('hostile')"><use href="#a"/><g id="a"><use href="#a"/></g><animate onbegin="top.alert('hostile')" attributeName="x" dur="1s"/></svg>`,
}

const HELPERS = `<script>
const won = () => { top.postMessage('hostile won', '*'); new Image().src = '/hostile?won' }
const click = (given) => { const link = Object.assign(document.createElement('a'), given); document.body.append(link); link.click() }
const frame = (src) => { const inner = Object.assign(document.createElement('iframe'), { src }); document.body.append(inner); return inner }
</script>`

/** HTML of hostile creatives by what they try. */
export const HOSTILE_CREATIVES: Record<string, string> = {
  ...Object.fromEntries(
    Object.entries(SCRIPTS).map(([name, script]) => [name, `${HELPERS}<script>try { ${script} } catch {}</script>`]),
  ),
  ...Object.fromEntries(Object.entries(MARKUP).map(([name, html]) => [name, HELPERS + html])),
}

/** HTML of creatives whose script never ends, by when it begins. */
export const ENDLESS_CREATIVES: Record<string, string> = {
  'loops at once': `<script>for (;;);</script>`,
  'loops later': `<p>Harmless</p><script>setTimeout(() => { for (;;); }, 1500)</script>`,
  'queues microtasks for ever': `<script>const again = () => queueMicrotask(again); again()</script>`,
}
