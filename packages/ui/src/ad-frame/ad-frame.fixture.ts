/** Sample ad: fills its frame, counts down, handles the frame protocol. */
export const sampleAd = (
  name: string,
  extra = '',
) => `<!doctype html><html lang="en"><head><title>${name}</title><style>
html,body{margin:0;height:100%}
body{display:grid;place-content:center;gap:8px;justify-items:center;box-sizing:border-box;padding:8px;overflow:hidden;
font:600 18px/1.2 system-ui;text-align:center;color:#fff;background:linear-gradient(135deg,#123a6b,#0d7d72)}
a{font-size:13px;color:#0b2545;background:#fff;border-radius:4px;padding:6px 12px;text-decoration:none}
</style></head><body><span>${name}</span><a href="https://example.com" target="_blank">Book now</a>${extra}</body></html>`

/** Sample ad that can pause and applies settings without a reload. */
export const pausableAd = sampleAd(
  'Autumn in the north',
  `<script>
addEventListener('message', function (event) {
  var said = event.data || {}
  if (said.adFrame === 'hello') parent.postMessage({ adFrame: 'ready', pausable: true }, '*')
  if (said.adFrame === 'pause') document.body.style.filter = 'grayscale(1)'
  if (said.adFrame === 'play') document.body.style.filter = ''
  if (said.radius !== undefined) {
    document.querySelector('a').style.borderRadius = said.radius + 'px'
    parent.postMessage({ radius: said.radius }, '*')
  }
})
</script>`,
)

/** Sample ad that requests its height. */
export const tallAd = sampleAd(
  'As tall as it asks for',
  `<script>parent.postMessage({ adFrame: 'height', height: 320 }, '*')</script>`,
)

/** Document that stops answering pings, as if its script never ended. */
export const unresponsiveAd = sampleAd('Endless', `<script>parent.postMessage({ adFrame: 'alive' }, '*')</script>`)

/** Document that answers pings. It does not pause, although it said so, and stops answering once it should. */
export const stubbornAd = sampleAd(
  'Stubborn',
  `<script>
parent.postMessage({ adFrame: 'alive' }, '*')
parent.postMessage({ adFrame: 'ready', pausable: true }, '*')
var isStuck = false
addEventListener('message', function (event) {
  if (event.data.adFrame === 'pause') isStuck = true
  if (event.data.adFrame === 'ping' && !isStuck) parent.postMessage({ adFrame: 'pong' }, '*')
})
</script>`,
)

/** Document that tries to escape in every known way and reports the results. */
export const hostileAd = `<!doctype html><title>Hostile</title><script>
var got = {}
function attempt(name, act) { try { got[name] = String(act()) } catch (error) { got[name] = 'threw ' + error.name } }
attempt('parent document', function () { return parent.document.title })
attempt('top document', function () { return top.document.body.innerHTML.length })
attempt('frame element', function () { return window.frameElement.id })
attempt('parent location', function () { return parent.location.href })
attempt('cookie', function () { return document.cookie })
attempt('local storage', function () { return localStorage.length })
attempt('session storage', function () { return sessionStorage.length })
attempt('indexed database', function () { return indexedDB.open('x').readyState })
attempt('origin', function () { return self.origin })
attempt('referrer', function () { return 'referrer:' + document.referrer })
attempt('top location', function () { top.location = 'about:blank#taken'; return 'set' })
attempt('parent location set', function () { parent.location.replace('about:blank#taken'); return 'set' })
attempt('open in top', function () { return window.open('about:blank#taken', '_top') })
attempt('open in parent', function () { return window.open('about:blank#taken', '_parent') })
attempt('alert', function () { return alert('stop') })
attempt('dialog', function () { return confirm('stop') })
attempt('worker', function () { return navigator.serviceWorker && navigator.serviceWorker.controller })
attempt('own sandbox', function () { return parent.document.querySelector('iframe').removeAttribute('sandbox') })
addEventListener('load', function () { parent.postMessage({ got: got }, '*') })
</script><form action="about:blank#taken" target="_top" method="get"></form><script>
attempt('form', function () { document.forms[0].submit(); return 'sent' })
var link = document.createElement('a'); link.href = 'about:blank#taken'; link.target = '_top'
document.documentElement.append(link); attempt('link', function () { link.click(); return 'clicked' })
</script>`

/** Document that posts far more messages than the rate limit. */
export const floodingAd = `<!doctype html><title>Flood</title><script>
for (var index = 0; index < 5000; index += 1) parent.postMessage({ index: index }, '*')
</script>`
