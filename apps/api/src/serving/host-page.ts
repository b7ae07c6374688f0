/**
 * Page that replaces itself with the HTML that the framing page posts to it. It answers the pings of that page, which
 * detects by them that a script of the HTML never ends.
 */
export const HOST_PAGE = `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Preview</title><script>
const answer = ({ source, data }) => {
  if (source === parent && data?.adFrame === 'ping') parent.postMessage({ adFrame: 'pong' }, '*')
}
parent.postMessage({ adFrame: 'alive' }, '*')
addEventListener('message', ({ source, data }) => {
  if (source !== parent || parent === window || data?.adFrame !== 'document' || typeof data.html !== 'string') return
  document.open()
  // Opening a document removes all listeners.
  addEventListener('message', answer)
  document.write(data.html)
  document.close()
})
</script></head><body></body></html>
`
