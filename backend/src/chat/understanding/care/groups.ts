/** Groups of words used in the care rules, in all five languages. Folded. */
export const groups = {
  SELF: '=i =me myself =my =ich =mich =mir mein* =yo =me =mi =ik =mij =me mijn =ja =mnie =mi =moj* =mam =mein',
  MINE: '=i =my =me =our =we =he =she =his =her =ich =mein* =meine =unser* =er =sie =habe =hab =bin =mi =mis =tengo =me =nuestr* =ik =mijn =mn =ons =onze =hij =zij =heb =mam =moj* =ma =on =ona =mnie =mi =moja =nasz*',
  NEG: '=not =no =dont =dnt =cant =cnt =couldnt =wont =doesnt =didnt =isnt =never =nothing =without =nobody =barely =hardly =scarcely =aint =havent =unable nicht =nich =nix kein* =kaum =nie =niet =geen =nooit =nauwelijks =ni =nunca =sin =apenas =bez =brak =ledwo =ledwie',
  REFLEX:
    'myself =mself =meself =my-self mysel myslf myelf himself herself themselves themself yourself ourselves oneself',
  WISH: '=want =wants =wanted =wanting =wish =wishing =like =need =hope =hoping =going =ready =plan =planning =planned =try =trying =tried =rather =prefer =deserve =about =decided =tempted =think =thinking =thought =thoughts =consider* =fantasi* =dream* =love =gotta =wnat =wan =wnt =waant',
  PEOPLE:
    '=child =children =kid =kids =toddler* =infant* =baby =babies =son =sons =daughter* =newborn* =niece =nephew =grandson =granddaughter =grandchild* =boy =girl kind* =sohn =tochter =baby =enkel* =nichte =neffe =kleinkind* =saugling* =hijo* =hija* =nino* =nina* =bebe* =nieto* =nieta* =zoon =zoontje =dochter* =kindje* =kleinzoon =kleindochter =kleinkind* =peuter* =kleuter* =dziecko =dziecka =dziecku =dzieci* =syn =syna =synek =synka =synowi =corka =corki =corce =corke =coreczka =niemowl* =wnuk* =wnuczka =wnuczki',
  UNIT: 'capsul* =caps =cap =pill =pills =softgel* =gel =gels =gelcaps tablet* =tabs =tab =gummies =gummy =drops =bottle =bottles =pack =packs kapsel* kapsul* =kapseln =pillen =pille =pil tablette* =stuck pastill* comprimid* =perlas capsula* =frasco* =bote* =botella* =potje* =pot =flesje =fles tabletk* kapsulk* pigulk* =sztuk =opakowan* =buteleczk* =kaps =pcs =pieces =doses =servings',
  INGESTED:
    '=took =taken =tookk =taken =toke swallow* =swalowed =ate =eaten =drank =drunk =gulped =downed =popped =consumed =ingest* =chewed =had genommen =eingenommen =geschluckt =verschluckt =gegessen =genomen =genommen =nahm =schluckte =gefressen =getrunken =tomado =tome =tomo =tomaron =tragado =trague =trago =ingerido =ingeri =ingirio =comido =comi =comio =bebido =bebio =tragaron =ingenomen =genomen =geslikt =doorgeslikt =opgegeten =leeggegeten =opgedronken =leeggedronken =gegeten =gedronken =nam =slikte =wzielam =wzialem =wziela =wzial =zazylam =zazylem =zazyl* =polknela =polknal* =polknelam =polknalem =polkne* =polykal* =zjadl* =lyknal* =lyknel* =wypil* =przyjalem =przyjelam',
  MANYWORD:
    '=many =much =dozens =dozen =handful =bunch =lots =lot =loads =load =tons =hundreds =fistful =whole =entire =full =all =everything =several =half viele =vielen =ganze =ganzen =ganzes =alle =samtliche =haufen =handvoll =muchas =muchos =demasiad* =entero =entera =todo =todas =todos =toda =punado =monton =veel =hele =heel =alles =handvol =teveel =duzo =wiele =cale =caly =cala =wszystkie =garsc =kilkanascie =kilkadziesiat =pol =polowe =tyle',
  NUMBERWORD:
    '=eight =nine =ten =eleven =twelve =thirteen =fourteen =fifteen =sixteen =seventeen =eighteen =nineteen =twenty =thirty =forty =fourty =fifty =sixty =seventy =eighty =ninety =hundred =acht =neun =zehn =elf =zwolf =funfzehn =zwanzig =dreissig =vierzig =funfzig =sechzig =siebzig =hundert =ocho =nueve =diez =once =doce =quince =veinte =treinta =cuarenta =cincuenta =sesenta =setenta =ochenta =cien =negen =tien =twaalf =vijftien =twintig =dertig =veertig =vijftig =zestig =zeventig =honderd =osiem =dziewiec =dziesiec =dwanascie =pietnascie =dwadziescia =trzydziesci =czterdziesci =piecdziesiat =szescdziesiat =sto',
  ACCIDENT:
    '=mistake =mistakenly accidental* =wrongly versehen* =versehentlich =irrtumlich =error =accidente =querer =equivocacion =ongeluk =ongelukkig =vergissing =pomylk* =pomylce =przypadk* =niechcacy =omylk*',
  MINOR: '0-17',
  AFTERAGE:
    '=years =year =yrs =yr =yo =old =and =but =so =can =is =may =should =will =do =does =what =which =how =am =i =in =now =male =female =m =f =girl =boy =okay =ok =safe =too =or =if =would =jears =want =need =my =then =today =next =also =not $',
  MINORWORD:
    '=five =six =seven =eight =nine =ten =eleven =twelve =thirteen =fourteen =fourten =fifteen =fiveteen =sixteen =sixten =seventeen =seventen =funf =sechs =sieben =acht =neun =zehn =elf =zwolf =dreizehn =vierzehn =funfzehn =sechzehn =siebzehn =diez =once =doce =trece =catorce =quince =dieciseis =diecisiete =tien =elf =twaalf =dertien =veertien =vijftien =zestien =zeventien =trzynascie =czternascie =pietnascie =szesnascie =siedemnascie',
  FACE: '=face =lip =lips tongue throat =mouth =airway* =eyelid* =neck =gesicht =lippe* =zunge =hals =rachen =mund =kehle =cara =labio* =lengua =garganta =boca =parpado* =gezicht =lip =tong =keel =mond =twarz =twarzy =warg* =jezyk =jezyka =gardlo =gardla =buzia =usta',
  SWELL:
    'swell* swollen =swole =swolen =swolled =ballooned =closing =closes geschwollen* =schwillt =schwellung* =anschwell* =angeschwollen hinchad* hinchaz* =hincha =hinchan =inflamad* =cierra =cerrando =opgezwollen =gezwollen =zwelt =zwelling* =opgezet spuchn* opuch* =puchn* =zaciska',
  PART: '=stomach =belly =tummy =head =skin =eye =eyes =back =leg =legs =arm =arms =hand =hands =foot =feet =knee =knees =joint =joints =kidney* =liver =heart =chest =throat =body =abdomen =gut =gums =breast* =bauch =kopf =haut =auge* =magen =ruck* =bein* =knie =gelenk* =estomago =barriga =cabeza =piel =ojo* =espalda =pierna* =rodilla* =maag =buik =hoofd =huid =oog =ogen =rug =benen =knie* =zoladek =zoladka =brzuch =glowa =skora =oczy =plecy =nogi =kolan*',
  HURT: '=hurt =hurts =hurting =pain =pains =painful =ache =aches =aching =cramp* =swelling =swollen =itches =itching =itchy =rash =bleeding =bleeds =numb schmerz* =juckt =jucken =geschwollen =ausschlag =duele* =dolor =pica =picor =pican =sarpullido =hinchad* =jeukt =jeuk =uitslag =pijn =zeer boli =bola =bol =swedzi =wysypk*',
  CHESTPART:
    '=chest =chests =cheste =brust =brustkorb =brustbein =pecho =torax =borst =borstkas =klatce =klatka =klatki =piersi =piersiach =mostku =mostkiem',
  CHESTPAIN:
    '=pain =pains =hurt =hurts =hurting =tight =tightness =pressure =ache =aches =aching =burning =stabbing =squeezing =crushing =heavy schmerz* =weh =druck =druckt =enge =eng =sticht =stechen =dolor =duele =duelen =presion =opresion =aprieta =pijn =druk =drukkend =zeer =beklemmend =strak =bol =bole =boli =ucisk =klucie =kluje =piecze =sciska',
} as const;
