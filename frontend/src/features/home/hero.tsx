import { AstaxanthinMolecule } from '../../ui/astaxanthin-molecule';
import { buttonStyle } from '../../ui/button-style';

export function Hero() {
  return (
    <section className="page-width pt-10 pb-12 md:pt-16 md:pb-20" aria-labelledby="hero-heading">
      <div className="grid items-start gap-x-12 gap-y-6 lg:grid-cols-[7fr_4fr]">
        <h1 id="hero-heading" className="text-3xl">
          Astaxanthin, read <br className="hidden sm:inline" />
          from the <em className="text-accent">label</em> up.
        </h1>
        <div className="flex max-w-prose flex-col items-start gap-6 lg:pt-2">
          <p className="text-lg text-muted">
            Dose, source and price of each supplement side by side, so that you can tell a good capsule from a
            good story.
          </p>
          <a href="#expert-analysis" className={buttonStyle('primary')}>
            See the comparison
          </a>
        </div>
      </div>
      <figure className="mt-8 overflow-hidden max-sm:-mr-4 md:mt-12">
        <AstaxanthinMolecule className="h-auto w-[190%] max-w-none text-accent sm:w-full" />
        <figcaption className="mt-4 max-sm:mr-4 max-w-prose border-l-2 border-accent pl-3 text-xs text-muted">
          Astaxanthin, C₄₀H₅₂O₄. The chain of alternating double bonds absorbs blue-green light, which is why
          salmon, shrimp and flamingos look the way they do.
        </figcaption>
      </figure>
    </section>
  );
}
