/** Returns every computed style of the elements that match a selector. Runs in a page. */
export const readStyles = (selector) =>
  [...document.querySelectorAll(selector)].map((element) => {
    const style = getComputedStyle(element)
    return [
      element.localName,
      ...[...style].filter((name) => !name.startsWith('--')).map((name) => `${name}: ${style.getPropertyValue(name)}`),
    ]
  })
