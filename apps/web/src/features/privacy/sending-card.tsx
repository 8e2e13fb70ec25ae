import type { Sending } from '@lavra/contracts/privacy'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { plural } from '../../core/format/format'
import { Badge } from '../../ui/badge'
import { Card, CardHeader } from '../../ui/layout/card'
import { LoadFailure } from '../../ui/feedback/load-failure'
import { Loading, Skeleton } from '../../ui/feedback/skeleton'
import { privacyQueries } from './personal-data'

/** What leaves the office for a language model, as the server is set now. */
export function SendingCard() {
  const { data, isError, refetch } = useQuery(privacyQueries.sending())
  if (isError && !data)
    return (
      <LoadFailure className="max-w-3xl" retry={() => void refetch()}>
        Erro ao ver o que é enviado à IA. Tente novamente.
      </LoadFailure>
    )
  const verdict = data && <Verdict sending={data} />
  return (
    <Card className="max-w-3xl">
      <CardHeader
        title="O que é enviado a um provedor de IA"
        description="Como o servidor está configurado agora."
        aside={verdict}
      />
      {data ? (
        <Parts sending={data} />
      ) : (
        <Loading label="Vendo as configurações de IA…" className="space-y-3 px-5 py-5">
          <Skeleton className="h-4 w-2/5" />
          <Skeleton className="h-4 w-4/5" />
        </Loading>
      )}
    </Card>
  )
}

function Verdict({ sending: { model } }: { sending: Sending }) {
  if (!model) return <Badge tone="ok">Nada é enviado</Badge>
  return model.local ? (
    <Badge tone="ok">Só na rede do escritório</Badge>
  ) : (
    <Badge tone="warn">Sai do escritório</Badge>
  )
}

function Parts({
  sending: { model, embedding, confidential, internal, sent_30_days },
}: {
  sending: Sending
}) {
  if (!model)
    return (
      <p className="px-5 py-5 text-ink-2">
        Não há modelo configurado: petições são montadas e perguntas respondidas neste servidor, a partir dos
        registros. Nenhum texto sai dele.
      </p>
    )
  return (
    <dl className="divide-y divide-line px-5">
      <Part term="Petições">
        Cada agente envia a <strong>{model.host}</strong> ({model.model}) os dados do processo, a qualificação
        das partes (com CPF ou CNPJ, RG, endereço e contatos), o contexto escrito, os textos anteriores e o
        texto dos documentos escolhidos.
      </Part>
      <Part term="Assistente">
        A pergunta, as perguntas anteriores da conversa e os trechos dos registros que parecem respondê-la.
      </Part>
      <Part term="Índice de busca">
        {embedding ? (
          <>
            Todo trecho de clientes, contatos, processos, documentos e petições, e cada pergunta, vão a{' '}
            <strong>{embedding.host}</strong> ({embedding.model}) para virar vetores.
          </>
        ) : (
          'Os vetores são feitos neste servidor: nada é enviado.'
        )}
      </Part>
      <Part term="Confidenciais">
        {confidential
          ? 'O texto de documentos confidenciais também é enviado, como o escritório permitiu.'
          : 'O texto de documentos confidenciais não é enviado.'}
      </Part>
      <Part term="Internos">
        {internal
          ? 'Documentos internos e anotações também são enviados, como o escritório permitiu.'
          : 'Documentos internos e anotações não são enviados.'}
      </Part>
      <Part term="Últimos 30 dias">
        {plural(sent_30_days, 'envio consta', 'envios constam')} da trilha de auditoria, com quem pediu e o
        que foi usado, sem os textos.
      </Part>
      <Part term="Não enviar nada">
        Quem instala o Lavra tira <code>OPENAI_API_KEY</code> e <code>OPENAI_BASE_URL</code> do servidor, ou
        aponta <code>OPENAI_BASE_URL</code> para um modelo na própria rede.
      </Part>
    </dl>
  )
}

function Part({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className="grid gap-x-5 gap-y-1 py-3.5 sm:grid-cols-[130px_minmax(0,1fr)]">
      <dt className="text-[13px]/6 text-ink-3">{term}</dt>
      <dd className="min-w-0 wrap-anywhere text-ink-2">{children}</dd>
    </div>
  )
}
