/** Feedback on guides, read by the operator. */
import { describe, expect, it } from 'vitest'
import { copyDemoData, startServer, temporaryFolder, useCommand } from '../support/cli.ts'

const obra = useCommand()
const folder = temporaryFolder()
const local = { env: { OBRA_DATA_DIR: folder } }

describe('obra guides', () => {
  it('prints the feedback with its reasons, even after the server has stopped', { timeout: 240_000 }, async () => {
    copyDemoData(folder)
    expect((await obra.run(['guides', 'totals', '--table'], local)).stdout).toBe(
      'Todavía nadie contestó si una guía le sirvió.\n',
    )
    const server = await startServer(folder)
    const send = async (path: string, init: RequestInit, token?: string) => {
      const headers = { 'Content-Type': 'application/json', ...(token && { Authorization: `Bearer ${token}` }) }
      return (await (await fetch(`${server.address}${path}`, { ...init, headers })).json()) as Record<string, string>
    }
    const signIn = (email: string) =>
      send('/api/auth/sign-in', { method: 'POST', body: JSON.stringify({ email, password: 'obra-demo-2026' }) })
    const guide = 'b24b7d20-5e8a-4f13-8c26-000000000066'
    const answers = {
      'demo@obra.test': { useful: false, reason: 'No dice cómo se anula.' },
      'martin@obra.test': { useful: true },
    }
    for (const [email, answer] of Object.entries(answers)) {
      const { accessToken } = await signIn(email)
      const path = `/api/apps/help-center/guide/feedback?guideId=${guide}`
      await send(path, { method: 'PUT', body: JSON.stringify(answer) }, accessToken)
    }
    await server.stop()
    expect(await obra.json(['guides', 'totals'], local)).toEqual([
      { guide: 'academia', answers: 2, useful: 1, notUseful: 1 },
    ])
    const listed = await obra.json<{ reason: string; useful: boolean }[]>(['guides', 'answers'], local)
    expect(listed.find(({ useful }) => !useful)).toMatchObject({ guide: 'academia', reason: 'No dice cómo se anula.' })
  })
})
