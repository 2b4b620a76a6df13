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

const base = 'web/ui/styles/base.css'

describe('in print', () => {
  it('a button in a table cell is its text: the names and amounts of Control, invoices and suppliers', () => {
    const { isPrinted } = printed(
      [base, 'web/records/money.css', 'web/areas/control/ControlTable.css', 'web/records/catalogue/Catalogues.css'],
      `<table><tr>
        <th><button class="data-sort">Número</button></th>
        <td><button class="money-open">A 0001-00000012</button><button class="icon-button">Opciones</button></td>
        <td><button class="control-name">01.01 Demolición</button><button class="control-amount">1.250</button></td>
        <td><span><button class="catalogue-open">Hormigones del Sur</button></span><button class="button">Pagar</button></td>
      </tr></table><button class="free">Nuevo</button>`,
    )
    const data = ['.data-sort', '.money-open', '.control-name', '.control-amount', '.catalogue-open']
    expect(data.filter((selector) => !isPrinted(selector))).toEqual([])
    expect(['.icon-button', '.button', '.free'].filter(isPrinted)).toEqual([])
  })

  it.each([
    {
      what: 'a mail',
      files: ['web/areas/mailbox/MailboxView.css', 'web/areas/mailbox/reader/MailReader.css'],
      html: `<div class="mailbox"><div class="mailbox-panes"><aside class="mailbox-aside"></aside><div class="mailbox-main mailbox-right">
        <section class="mail-list"></section><section class="mail-reader"><div class="reader-bar"></div><div class="reader-scroll">
        <article class="mail-view content"></article></div></section></div></div></div>`,
      hidden: ['.mailbox-aside', '.mail-list', '.reader-bar'],
    },
    {
      what: 'a chat',
      files: [
        'web/areas/chat/ChatPage.css',
        'web/areas/chat/thread/Conversation.css',
        'web/areas/chat/thread/MessageList.css',
      ],
      html: `<div class="chat"><div class="chat-panes"><aside class="conversations"></aside><section class="thread">
        <div class="messages"><div class="messages-scroll"><ol class="messages-rows virtual-rows" style="height: 90px">
        <li class="messages-row content" style="transform: translateY(10px)"></li></ol></div></div><div class="message-composer"></div>
        </section><aside class="side-panel"></aside></div></div>`,
      hidden: ['.conversations', '.side-panel', '.message-composer'],
    },
    {
      what: 'a board',
      files: ['web/areas/scrumboard/BoardView.css'],
      html: `<div class="board"><div class="board-lists"><section class="board-list"><button class="inline-text prints-as-text">Hecho</button>
        <div class="board-list-scroll"><ul class="board-cards virtual-rows" style="height: 90px"><li class="content"
        style="transform: translateY(10px)"></li></ul></div></section><div class="board-new-list"></div></div></div>`,
      hidden: ['.board-new-list'],
    },
    {
      what: 'a note',
      files: ['web/areas/notes/editor/NoteEditor.css'],
      html: `<div id="root"></div><div class="p-dialog-mask" style="position: fixed; height: 100%"><div class="p-dialog"
        style="max-height: 90vh"><div class="p-dialog-content"><div class="note-editor"><p class="content"></p>
        <div class="note-editor-foot"></div></div></div></div></div>`,
      hidden: ['#root', '.note-editor-foot'],
    },
  ])('$what is not cut at the height of the screen', ({ files, html, hidden }) => {
    const { isPrinted, ancestors } = printed([base, ...files], html)
    expect(isPrinted('.content')).toBe(true)
    expect(hidden.filter(isPrinted)).toEqual([])
    const cutting = ancestors('.content').filter(
      ({ style }) =>
        ['auto', 'scroll', 'hidden'].includes(style.overflowY) ||
        /px|vh|%|calc/.test(`${style.height} ${style.maxHeight}`) ||
        ['absolute', 'fixed'].includes(style.position),
    )
    expect(cutting.map(({ name }) => name)).toEqual([])
  })
})
