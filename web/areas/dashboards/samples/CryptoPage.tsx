import { q } from '../../../api/operations.ts'
import type { Schema } from '../../../api/types.ts'
import { formatCompactMoney, formatNumber, formatPercent, formatRoundMoney } from '../../../lib/format.ts'
import { useUrlState, type UrlCodec } from '../../../lib/use-url-state.ts'
import { Card } from '../../../ui/Card.tsx'
import { csvOf } from '../../../ui/chart-csv.ts'
import { ChartCard } from '../../../ui/ChartCard.tsx'
import { CsvButton } from '../../../ui/CsvButton.tsx'
import { Delta } from '../../../ui/Delta.tsx'
import { Sparkline } from '../../../ui/Sparkline.tsx'
import { TableScroll } from '../../../ui/TableScroll.tsx'
import { boardCodec, useBoardView } from './board-view.ts'
import { exactDollars, exactUnits } from './amounts.ts'
import { changeOver, changeText, lastHours, shortTime, timeText } from './points.ts'
import { SampleBoard } from './SampleBoard.tsx'
import './CryptoPage.css'

type Crypto = Schema<'CryptoDashboard'>

const ranges = [
  { value: '3h', label: '3 horas', length: 3 },
  { value: '12h', label: '12 horas', length: 12 },
  { value: '24h', label: '24 horas', length: 24 },
  { value: 'todo', label: 'Todo', length: Number.POSITIVE_INFINITY },
]
const codec = boardCodec(ranges, ranges[3]!)

/** The coin in the price chart; the default, bitcoin, is left out of the address. */
const coinCodec: UrlCodec<{ coin: string }> = {
  read: (search) => ({ coin: search.get('moneda') ?? 'BTC' }),
  write: ({ coin }) => ({ moneda: coin === 'BTC' ? undefined : coin }),
}

type Coin = {
  iso: string
  title: string
  amount: number
  trend: Crypto['btc']['trend']
  series: Crypto['btc']['price']['series']
}

/** Bitcoin and the watch list, in one shape. */
const coinsOf = ({ btc, watchlist }: Crypto): Coin[] => [
  { iso: 'BTC', title: 'Bitcoin', amount: btc.amount, trend: btc.trend, series: btc.price.series },
  ...watchlist,
]

/** Sample dashboard: prices, wallets and a watch list of cryptocurrencies. */
export function CryptoPage() {
  const { range, setRange } = useBoardView(codec)
  const [{ coin }, change] = useUrlState(coinCodec)
  return (
    <SampleBoard
      title="Tablero de criptomonedas"
      subtitle="Precios en dólares, billeteras y monedas que se siguen."
      query={q('getCryptoDashboard')}
      ranges={ranges}
      range={range}
      onRange={setRange}
    >
      {(data) => {
        const coins = coinsOf(data)
        const selected = coins.find(({ iso }) => iso === coin) ?? coins[0]!
        return (
          <>
            <PriceCard coin={selected} hours={range.length} bitcoin={data.btc} />
            <WatchCard
              coins={coins}
              selected={selected.iso}
              hours={range.length}
              onChoose={(iso) => change({ coin: iso }, { replace: true })}
            />
            <WalletsCard data={data} />
            <WalletShareCard data={data} />
          </>
        )
      }}
    </SampleBoard>
  )
}

function PriceCard({ coin, hours, bitcoin }: { coin: Coin; hours: number; bitcoin: Crypto['btc'] }) {
  const points = lastHours(coin.series[0]?.data ?? [], hours)
  const values = points.map(({ y }) => y)
  const change = changeOver(values)
  const facts = [
    ['Capitalización', formatCompactMoney(bitcoin.marketCap, 'USD')],
    ['Volumen', formatCompactMoney(bitcoin.volume, 'USD')],
    ['En circulación', `${formatNumber(bitcoin.supply)} BTC`],
    ['Máximo histórico', exactDollars(bitcoin.allTimeHigh)],
  ]
  return (
    <ChartCard
      className="dashboard-wide"
      title={`Precio de ${coin.title}`}
      subtitle={
        points.length > 0 ? `${timeText(points[0]!.x)} a ${timeText(points.at(-1)!.x)}` : 'Sin precios en el período'
      }
      caption={`Precio de ${coin.title} en dólares`}
      height={320}
      before={
        <>
          <p className="sample-note">
            <span className="sample-main">{exactDollars(coin.amount)}</span> <Trend trend={coin.trend} />
            {change !== null && ` · en el período, ${changeText(change)}`}
          </p>
          {coin.iso === 'BTC' && (
            <dl className="sample-figures">
              {facts.map(([name, value]) => (
                <div key={name}>
                  <dt>{name}</dt>
                  <dd>{value}</dd>
                </div>
              ))}
            </dl>
          )}
        </>
      }
      chart={{
        type: 'line',
        dimension: 'Hora',
        labels: points.map(({ x }) => timeText(x)),
        ticks: points.map(({ x }) => shortTime(x)),
        series: [{ name: coin.title, data: values }],
        fitsValues: true,
        format: exactDollars,
      }}
    />
  )
}

function Trend({ trend: { dir, amount } }: { trend: Crypto['btc']['trend'] }) {
  const words = `${dir === 'up' ? 'sube' : 'baja'} ${formatPercent(amount)}`
  return (
    <Delta change={dir === 'up' ? amount : -amount} good="up">
      {words}
    </Delta>
  )
}

type WatchProps = { coins: Coin[]; selected: string; hours: number; onChoose: (iso: string) => void }

/** The watch list; pressing a coin charts it. */
function WatchCard({ coins, selected, hours, onChoose }: WatchProps) {
  return (
    <Card className="dashboard-narrow" title="Seguidas" subtitle="Elegí una para ver su precio">
      <ul role="list" className="crypto-watch" aria-label="Monedas seguidas">
        {coins.map((coin) => (
          <li key={coin.iso}>
            <button
              type="button"
              className="prints-as-text"
              aria-pressed={coin.iso === selected}
              onClick={() => onChoose(coin.iso)}
            >
              <span className="crypto-name">
                {coin.title} <span>{coin.iso}</span>
              </span>
              <Sparkline data={lastHours(coin.series[0]?.data ?? [], hours).map(({ y }) => y)} />
              <span className="crypto-price">
                {exactDollars(coin.amount)}
                <Trend trend={coin.trend} />
              </span>
            </button>
          </li>
        ))}
      </ul>
    </Card>
  )
}

const walletCoins = [
  { key: 'btc', title: 'Bitcoin' },
  { key: 'eth', title: 'Ethereum' },
  { key: 'bch', title: 'Bitcoin Cash' },
  { key: 'xrp', title: 'XRP' },
] as const

const walletsCsv = ({ wallets, prices }: Crypto) =>
  csvOf(
    ['Moneda', 'Cantidad', 'Precio en dólares', 'Valor en dólares'],
    walletCoins.map(({ key, title }) => [title, wallets[key], prices[key], wallets[key] * prices[key]]),
  )

/** The wallets, valued at the prices of the sample. */
function WalletsCard({ data }: { data: Crypto }) {
  const { wallets, prices } = data
  const total = walletCoins.reduce((sum, { key }) => sum + wallets[key] * prices[key], 0)
  return (
    <Card
      className="dashboard-wide"
      title="Billeteras y precios"
      subtitle="A hoy, sea cual sea el período: cuánto hay de cada una y a cuánto está"
      actions={<CsvButton title="Billeteras y precios" csv={() => walletsCsv(data)} />}
    >
      <TableScroll label="Tabla de billeteras">
        <table className="table">
          <thead>
            <tr>
              <th scope="col">Moneda</th>
              <th scope="col" className="table-number">
                Cantidad
              </th>
              <th scope="col" className="table-number">
                Precio
              </th>
              <th scope="col" className="table-number">
                Valor
              </th>
            </tr>
          </thead>
          <tbody>
            {walletCoins.map(({ key, title }) => (
              <tr key={key}>
                <th scope="row">{title}</th>
                <td className="table-number">{exactUnits(wallets[key])}</td>
                <td className="table-number">{exactDollars(prices[key])}</td>
                <td className="table-number">{exactDollars(wallets[key] * prices[key])}</td>
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row" colSpan={3}>
                Total
              </th>
              <td className="table-number">{exactDollars(total)}</td>
            </tr>
          </tfoot>
        </table>
      </TableScroll>
    </Card>
  )
}

function WalletShareCard({ data: { wallets, prices } }: { data: Crypto }) {
  return (
    <ChartCard
      className="dashboard-narrow"
      title="Reparto de las billeteras"
      subtitle="A hoy, por su valor en dólares"
      caption="Valor de cada billetera en dólares"
      height={180}
      chart={{
        type: 'ring',
        dimension: 'Moneda',
        labels: walletCoins.map(({ title }) => title),
        series: [{ name: 'Valor', data: walletCoins.map(({ key }) => Math.round(wallets[key] * prices[key])) }],
        format: (value) => formatRoundMoney(value, 'USD'),
      }}
    />
  )
}
