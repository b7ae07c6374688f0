/** Page that replaces itself with the HTML that the framing page posts to it. */
export const HOST_PAGE = `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Preview</title><script>
addEventListener('message', ({ source, data }) => {
  if (source !== parent || parent === window || data?.adFrame !== 'document' || typeof data.html !== 'string') return
  document.open()
  document.write(data.html)
  document.close()
})
</script></head><body></body></html>
`
