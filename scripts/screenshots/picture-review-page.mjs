// Script of the page of `pnpm pictures:review`.

const KINDS = { changed: 'Changed', new: 'New', removed: 'Removed' }
const element = (id) => document.getElementById(id)
const count = (number, noun) => `${number.toLocaleString('en')} ${noun}${number === 1 ? '' : 's'}`
const createLabel = ({ name, theme }) => (theme ? `${name}, ${theme}` : name)

let pictures = []
let current = 0

async function request(path, method = 'GET') {
  const response = await fetch(path, { method })
  if (!response.ok) throw new Error(await response.text())
  return response.json()
}

function create(tag, properties, ...children) {
  const node = Object.assign(document.createElement(tag), properties)
  node.append(...children)
  return node
}

const undecided = () => pictures.filter(({ decision }) => !decision)

function renderSummary() {
  const number = (wanted) => pictures.filter(({ decision }) => decision === wanted).length
  element('summary').textContent =
    `${undecided().length} to review · ${number('accepted')} accepted · ${number('rejected')} rejected`
  element('accept-all').hidden = undecided().length === 0
}

function renderList() {
  const items = pictures.map((picture, index) => {
    const state = picture.decision ?? KINDS[picture.kind].toLowerCase()
    const button = create(
      'button',
      { type: 'button', onclick: () => show(index) },
      create('span', { className: 'name', textContent: createLabel(picture) }),
      create('span', { className: `state ${state}`, textContent: state }),
    )
    if (index === current) button.setAttribute('aria-current', 'true')
    return create('li', {}, button)
  })
  element('list').replaceChildren(...items)
  items[current]?.scrollIntoView({ block: 'nearest' })
}

function figure(caption, source, picture) {
  const content = source
    ? create(
        'a',
        { href: source, target: '_blank' },
        create('img', { src: source, alt: `${caption}: ${createLabel(picture)}` }),
      )
    : create('p', { className: 'missing', textContent: caption === 'Old' ? 'No baseline yet' : 'No picture' })
  return create('figure', {}, create('figcaption', { textContent: caption }), content)
}

/** Shows the pictures of the current story; the difference takes a moment to compute. */
async function renderPictures() {
  const picture = pictures[current]
  const source = (part) => `/pictures/${picture.id}/${part}`
  const hasBoth = picture.kind === 'changed'
  const figures = [
    figure('Old', picture.kind !== 'new' && source('before'), picture),
    figure('New', picture.kind !== 'removed' && source('after'), picture),
  ]
  element('views').hidden = !hasBoth
  const isSlider = hasBoth && document.querySelector('[name=view]:checked').value === 'slider'
  element('side').hidden = isSlider
  element('slider').hidden = !isSlider
  element('side').replaceChildren(...figures)
  element('stack').replaceChildren()
  element('details').textContent = picture.decision ?? KINDS[picture.kind]
  if (!hasBoth) return
  element('stack').replaceChildren(
    create('img', { src: source('before'), alt: `Old: ${createLabel(picture)}` }),
    create('img', { src: source('after'), alt: `New: ${createLabel(picture)}` }),
  )
  const { differentPixels } = await request(source('comparison'))
  if (pictures[current] !== picture) return
  element('details').textContent += ` · ${count(differentPixels, 'pixel')} differ${differentPixels === 1 ? 's' : ''}`
  element('side').append(figure('Difference', source('difference'), picture))
}

async function show(index) {
  current = Math.max(0, Math.min(index, pictures.length - 1))
  element('name').textContent = createLabel(pictures[current])
  element('path').textContent = pictures[current].path
  renderSummary()
  renderList()
  await renderPictures()
}

/** Stores a decision and goes on to the next picture without one. */
async function decide(action) {
  const index = current
  pictures[index] = await request(`/pictures/${pictures[index].id}/${action}`, 'POST')
  const { length } = undecided()
  element('announcement').textContent =
    `${createLabel(pictures[index])}: ${pictures[index].decision}. ${length === 0 ? 'All pictures are reviewed.' : `${length} to review.`}`
  const following = [...pictures.keys()].map((offset) => (index + offset) % pictures.length)
  await show(following.find((candidate) => !pictures[candidate].decision) ?? index)
}

async function acceptAll() {
  element('confirmation').close()
  for (const picture of undecided()) pictures[picture.id] = await request(`/pictures/${picture.id}/accept`, 'POST')
  element('announcement').textContent = 'All pictures are reviewed.'
  await show(current)
  element('name').focus()
}

/** Runs an action and shows its error. */
const run = (action) => async () => {
  try {
    await action()
  } catch (error) {
    element('announcement').textContent = `${error.message} Is \`pnpm pictures:review\` still running?`
  }
}

const actions = {
  accept: run(() => decide('accept')),
  reject: run(() => decide('reject')),
  previous: run(() => show(current - 1)),
  next: run(() => show(current + 1)),
}
for (const [id, action] of Object.entries(actions)) element(id).onclick = action
for (const radio of document.querySelectorAll('[name=view]')) radio.onchange = run(renderPictures)
const position = element('position')
position.oninput = () => element('stack').style.setProperty('--position', `${position.value}%`)
element('cancel').onclick = () => element('confirmation').close()
element('confirm').onclick = run(acceptAll)
element('accept-all').onclick = () => {
  const pictureCount = count(undecided().length, 'picture')
  element('confirmation-title').textContent = `Accept ${pictureCount}?`
  element('confirm').textContent = `Accept ${pictureCount}`
  element('confirmation').showModal()
}

const SHORTCUTS = { j: 'next', k: 'previous', a: 'accept', r: 'reject' }
addEventListener('keydown', (event) => {
  const isOff = !element('shortcuts').checked || element('confirmation').open || pictures.length === 0
  if (isOff || event.repeat || event.ctrlKey || event.metaKey || event.altKey) return
  element(SHORTCUTS[event.key])?.click()
})

await run(async () => {
  pictures = await request('/pictures')
  element('review').hidden = pictures.length === 0
  element('empty').hidden = pictures.length > 0
  if (pictures.length > 0) await show(0)
  else element('summary').textContent = ''
})()
