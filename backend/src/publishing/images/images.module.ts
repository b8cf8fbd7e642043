import { Module } from '@nestjs/common';
import { ImagesController } from './images.controller';
import { ImagesRepository } from './images.repository';
import { ImagesService } from './images.service';
import { ImageSweep } from './image-sweep';
import { UploadsFolder } from './uploads-folder';

@Module({
  controllers: [ImagesController],
  providers: [ImagesRepository, ImagesService, ImageSweep, UploadsFolder],
})
export class ImagesModule {}
