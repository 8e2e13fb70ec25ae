import { Brand } from './ui/brand'
import { Button } from './ui/button'

/** What is shown when a screen breaks or its script cannot be loaded, after an update of the server, say. */
export function ErrorScreen() {
  return (
    <main className="grid min-h-dvh place-items-center px-6 text-center">
      <div className="max-w-md">
        <Brand />
        <h1 className="mt-8 text-[28px]/9">Esta tela não pôde ser mostrada</h1>
        <p className="mt-3 text-ink-2">
          O que já foi salvo está guardado. Recarregue a página; se o problema continuar, volte ao início.
        </p>
        <div className="mt-7 flex flex-wrap justify-center gap-3">
          <Button variant="primary" onClick={() => window.location.reload()}>
            Recarregar
          </Button>
          <Button onClick={() => window.location.assign('/')}>Ir para o início</Button>
        </div>
      </div>
    </main>
  )
}
