import { readFileSync } from 'node:fs'
import { Window } from 'happy-dom'
import { describe, expect, it } from 'vitest'

/** A page with the style sheets of some files, as printed. */
function printed(files: string[], html: string) {
  const window = new Window({ settings: { device: { mediaType: 'print' } } })
  // Layers only order style sheets, and happy-dom does not know them.
  const css = files.map((file) =>
    readFileSync(file, 'utf8')
      .replace(/@layer [\w, ]+;/g, '')
      .replace(/@layer \w+ \{([\s\S]*)\}\s*$/, '$1'),
  )
  window.document.head.innerHTML = css.map((text) => `<style>${text}</style>`).join('')
  window.document.body.innerHTML = html
  const ancestors = (selector: string) => {
    const chain = []
    for (let element = window.document.querySelector(selector); element; element = element.parentElement) {
      chain.push({ name: element.className, style: window.getComputedStyle(element) })
    }
    return chain
  }
  const isPrinted = (selector: string) => ancestors(selector).every(({ style }) => style.display !== 'none')
  return { ancestors, isPrinted }
}

const print = 'web/ui/styles/print.css'

describe('in print', () => {
  it('a button in a table cell is its text: the names and amounts of Control, invoices and suppliers', () => {
    const { isPrinted } = printed(
      [print, 'web/records/money.css', 'web/areas/control/ControlTable.css', 'web/records/catalogue/Catalogues.css'],
      `<table><tr>
        <th><button class="data-sort">Número</button></th><th><button class="help-tip">Vigente</button></th>
        <td><button class="money-open">A 0001-00000012</button><button class="icon-button">Opciones</button></td>
        <td><button class="control-name">01.01 Demolición</button><button class="control-amount">1.250</button></td>
        <td><span><button class="catalogue-open">Hormigones del Sur</button></span><button class="button">Pagar</button></td>
      </tr></table><button class="free">Nuevo</button><span class="screen-only">Filtros</span>
      <button class="pressed" aria-pressed="true">Por rubro</button><button class="other" aria-pressed="false">Por ítem</button>
      <button class="prints-as-text name">planos.pdf</button>`,
    )
    const data = '.data-sort, .help-tip, .money-open, .control-name, .control-amount, .catalogue-open, .pressed, .name'
    expect(data.split(', ').filter((selector) => !isPrinted(selector))).toEqual([])
    expect(['.icon-button', '.button', '.free', '.screen-only', '.other'].filter(isPrinted)).toEqual([])
  })

  it('what fills or scrolls the screen is not cut at its height, and an open record is printed without its list', () => {
    const { isPrinted, ancestors } = printed(
      [print, 'web/areas/chat/ChatPage.css', 'web/areas/chat/thread/MessageList.css'],
      `<div class="chat prints-whole"><div class="chat-panes prints-whole"><section class="conversations prints-whole"></section>
        <section class="thread prints-whole prints-alone"><div class="messages prints-whole"><div class="messages-scroll prints-whole">
        <ol class="messages-rows virtual-rows" style="height: 90px"><li class="content" style="transform: translateY(10px)"></li></ol>
        </div></div></section></div></div>`,
    )
    expect(isPrinted('.content')).toBe(true)
    expect(isPrinted('.conversations')).toBe(false)
    const cutting = ancestors('.content').filter(
      ({ style }) =>
        ['auto', 'scroll', 'hidden'].includes(style.overflowY) ||
        /px|vh|%|calc/.test(`${style.height} ${style.maxHeight}`) ||
        ['absolute', 'fixed'].includes(style.position),
    )
    expect(cutting.map(({ name }) => name)).toEqual([])
  })

  it('an open dialog is not cut, and the page behind it is not printed', () => {
    const { isPrinted, ancestors } = printed(
      [print, 'web/areas/notes/editor/NoteEditor.css'],
      `<div id="root"><p class="print-heading"></p><main></main></div>
        <div class="p-dialog-mask" style="position: fixed; height: 100%"><div class="p-dialog" style="max-height: 90vh">
        <div class="p-dialog-content"><div class="note-editor"><p class="content"></p><div class="note-editor-foot"></div></div></div>
        </div></div>`,
    )
    expect(['.print-heading', '.content'].filter((selector) => !isPrinted(selector))).toEqual([])
    expect(['main', '.note-editor-foot'].filter(isPrinted)).toEqual([])
    const cutting = ancestors('.content').filter(({ style }) => /px|vh|%/.test(`${style.height} ${style.maxHeight}`))
    expect(cutting.map(({ name }) => name)).toEqual([])
  })
})
